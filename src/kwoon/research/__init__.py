"""Games as arrays, for learning: encodings, environments of PettingZoo and OpenSpiel, batches, data sets.

`kwoon.research.encodings.encoding_for` is the way in; docs/research.md tells the rest. What needs numpy, PettingZoo,
OpenSpiel or pyarrow imports it when it is used; the extras `research` and `openspiel` bring them.
"""
