"""Starts the sandbox for the tests of this file: python3 -m unittest test_departments.py"""

import json
import re
import subprocess
import time
import unittest
from urllib.request import Request, urlopen

COMMAND = ["node", "node_modules/contract-platform-kit/bin/cps.js", "sandbox", "--port", "0"]


def call(method, path, body=None, headers={}):
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(base + path, data, headers, method=method)) as response:
        return response.status, json.load(response)


def setUpModule():
    global sandbox, base
    sandbox = subprocess.Popen(COMMAND, stdout=subprocess.PIPE, text=True)
    base = re.search(r"http://\S+", sandbox.stdout.readline()).group()
    for _ in range(100):
        try:
            return call("GET", "/_sandbox/health")
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"{base} does not answer")


def tearDownModule():
    sandbox.terminate()
    sandbox.wait()
    sandbox.stdout.close()


class Departments(unittest.TestCase):
    def test_a_department_is_created(self):
        tenant = {"id": "python-test", "from": "aurora"}
        _, created = call("POST", "/_sandbox/tenants", tenant, {"Content-Type": "application/json"})
        _, issued = call("POST", "/v2/admin/auth/token", headers={"X-API-Key": created["apiKeys"]["admin"]})
        status, department = call(
            "POST",
            "/v2/admin/departments",
            {"data": {"type": "departments", "attributes": {"name": "Treasury Desk"}}},
            {"Authorization": f"Bearer {issued['token']}", "Content-Type": "application/vnd.api+json"},
        )
        self.assertEqual(201, status)
        print(f"{base} created the department {department['data']['id']}")


if __name__ == "__main__":
    unittest.main()
