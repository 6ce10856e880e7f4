"""How much a hall can bear: tables of people with real sockets, answered at a steady pace and timed."""
