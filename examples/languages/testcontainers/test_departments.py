"""The sandbox in a container: pip install testcontainers, then python3 -m unittest"""

import json
import unittest
from urllib.request import Request, urlopen

from testcontainers.core.container import DockerContainer
from testcontainers.core.wait_strategies import HttpWaitStrategy

CONTROL_KEY = "a-key-of-your-own-choice"


class Departments(unittest.TestCase):
    def test_a_token_is_issued(self):
        container = DockerContainer("contract-platform-kit").with_exposed_ports(4010)
        container.with_env("CPS_CONTROL_KEY", CONTROL_KEY)
        with container.waiting_for(HttpWaitStrategy(4010, "/_sandbox/health")) as sandbox:
            base = f"http://{sandbox.get_container_host_ip()}:{sandbox.get_exposed_port(4010)}"
            headers = {"Content-Type": "application/json", "X-Control-Key": CONTROL_KEY}
            tenant = json.dumps({"id": "python-test", "from": "aurora"}).encode()
            with urlopen(Request(f"{base}/_sandbox/tenants", tenant, headers)) as created:
                key = json.load(created)["apiKeys"]["admin"]
            with urlopen(Request(f"{base}/v2/admin/auth/token", b"", {"X-API-Key": key})) as issued:
                self.assertIn("token", json.load(issued))
