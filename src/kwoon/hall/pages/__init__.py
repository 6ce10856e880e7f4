"""The pages: what a browser is sent, and what it may ask for. All HTML is drawn here, on the server."""
