"""What is measured beside ours by `kwoon bench --research`; each script runs in the peers' environment."""
