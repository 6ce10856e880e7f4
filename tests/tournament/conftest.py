"""hypothesis without its deadline: a slow machine is no broken rule."""

from hypothesis import settings

settings.register_profile("kwoon", deadline=None)
settings.load_profile("kwoon")
