"""Bills of materials (CycloneDX) of the server and of the client."""
