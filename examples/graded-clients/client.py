"""A client for "cps grade" in Python that uses only the standard library."""

import http.client
import itertools
import json
import os
import sys
import time
import uuid
from email.utils import parsedate_to_datetime
from urllib.parse import quote, urljoin, urlparse

BASE = os.environ["CPS_BASE_URL"]
KEY = os.environ["CPS_API_KEY"]
JSON_API = "application/vnd.api+json"
ATTEMPTS = 5


class Refused(Exception):
    pass


# All requests use one connection. After the connection was closed, the next request opens it again.
connection = http.client.HTTPConnection(urlparse(BASE).netloc, timeout=30)
token = None


def send(method, target, headers, body=None):
    """Sends one request. Returns status, headers and body. Redirects are not followed."""
    try:
        connection.request(method, target, body, headers)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
    except (http.client.HTTPException, OSError):
        connection.close()
        raise


def new_token():
    status, _, content = send("POST", "/v2/admin/auth/token", {"X-API-Key": KEY})
    if status != 200:
        raise Refused(f"no token: {status}")
    return json.loads(content)["token"]


def seconds_in(retry_after):
    """The header contains a number of seconds, or a date if a gateway sent it."""
    if retry_after.isdigit():
        return int(retry_after)
    return parsedate_to_datetime(retry_after).timestamp() - time.time()


def attempt(method, address, headers, body):
    """Sends a request with the token to the platform, and to no other host. A function makes a new body each time."""
    url = urlparse(urljoin(BASE, address))
    if url.netloc != urlparse(BASE).netloc:
        raise Refused(f"{address} is at another host")
    target = url.path + (f"?{url.query}" if url.query else "")
    sent = body() if callable(body) else body
    return send(method, target, {**headers, "Authorization": f"Bearer {token}"}, sent)


def call(method, address, headers={}, body=None):
    """Sends a request, renews the token once, and repeats reads that failed temporarily."""
    global token
    token = token or new_token()
    for number in range(1, ATTEMPTS + 1):
        pause = 0.25 * 2**number
        try:
            status, answered, content = attempt(method, address, headers, body)
            if status == 401 and b"TOKEN EXPIRED" in content:
                token = new_token()
                status, answered, content = attempt(method, address, headers, body)
            if status < 300 or status == 304:
                return answered, content
            if status not in (429, 503) or method != "GET":
                raise Refused(f"{method} {address}: {status} {content.decode()}")
            pause = max(pause, seconds_in(answered.get("Retry-After", "0")))
        except (http.client.HTTPException, OSError):
            if method != "GET" or number == ATTEMPTS:
                raise
        if number < ATTEMPTS:
            time.sleep(pause)
    raise Refused(f"{method} {address} failed {ATTEMPTS} times")


def get(address):
    return json.loads(call("GET", address)[1])


def write(method, address, document=None):
    body = None if document is None else json.dumps(document).encode()
    return call(method, address, {} if body is None else {"Content-Type": JSON_API}, body)


def read(*ids):
    for each in ids:
        print(get(f"/v2/admin/departments/{each}")["data"]["attributes"]["name"])


def create(name):
    document = {"data": {"type": "departments", "attributes": {"name": name}}}
    return json.loads(write("POST", "/v2/admin/departments", document)[1])["data"]["id"]


def wait_for(accepted, most=600):
    """Reads the job of a 202 response until it has ended. An unknown status counts as a running job."""
    pause = int(accepted["Retry-After"])
    deadline = time.monotonic() + most
    while time.monotonic() < deadline:
        time.sleep(pause)
        job = get(accepted["Location"])["data"]["attributes"]
        if job["status"] == "failed":
            raise Refused(f"the job failed: {job['errors']}")
        if job["status"] == "succeeded":
            return (job["result"] or {}).get("entries", [])
    raise Refused(f"the job did not end in {most} s")


def remove(department, most=600):
    wait_for(write("DELETE", f"/v2/admin/departments/{department}")[0], most)


def add_members(department, users):
    for start in range(0, len(users), 500):
        attributes = {"operation": "add", "members": users[start : start + 500]}
        document = {"data": {"type": "department-members", "attributes": attributes}}
        entries = wait_for(write("PATCH", f"/v2/admin/departments/{department}/members", document)[0])
        for entry in entries:
            if entry["outcome"] == "failed":
                print("not added:", entry["id"])


def all_users():
    ids, address = {}, "/v2/admin/users?page%5Bsize%5D=100"
    while address:
        page = get(address)
        for user in page["data"]:
            ids[user["id"]] = True
        address = page["links"]["next"]
    return list(ids)


def upload():
    path, boundary = os.environ["CPS_FILE"], uuid.uuid4().hex
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{os.path.basename(path)}"\r\n'
    with open(path, "rb") as file:

        def parts():
            file.seek(0)
            return itertools.chain(
                [head.encode(), b"Content-Type: text/plain\r\n\r\n"],
                iter(lambda: file.read(65536), b""),
                [f"\r\n--{boundary}--\r\n".encode()],
            )

        headers = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
        return json.loads(call("POST", "/documents", headers, parts)[1])["documentId"]


def upload_and_download():
    document = upload()
    while get(f"/documents/{document}")["status"] == "IN_PROGRESS":
        time.sleep(0.5)
    headers, _ = call("GET", f"/documents/{document}/content")
    call("GET", f"/documents/{document}/content", {"If-None-Match": headers["ETag"]})


def basics():
    read(1, 2, 3, 4, 5, 6)
    create("Zürich – 東京")
    get("/v2/admin/departments?filter%5Bpath%5D=" + quote("A+B Müller", safe=""))
    get("/documents/docid/" + quote("Q3 2026/8 + annex", safe=""))


def surprises():
    read(1, 2, 3, 4, 5, 6)
    department = create("Big Numbers")
    read(department)
    remove(department)


TASKS = {
    "basics": basics,
    "token-expiry": lambda: read(1, 2, 3, 4, 5, 6),
    "redirect": lambda: read(1),
    "refusal": lambda: read(999999),
    "job": lambda: remove(12),
    "job-failure": lambda: remove(12),
    "job-partial": lambda: add_members(12, ["1", "2", "999999"]),
    "job-endless": lambda: remove(12, 5),
    "lists": lambda: print(len(all_users())),
    "members": lambda: add_members(create("Night Shift"), all_users()),
    "unstable": lambda: read(1, 2, 3, 4, 5, 6, 7, 8),
    "outage": lambda: read(1),
    "lost-response": upload,
    "files": upload_and_download,
    "large-file": upload,
    "surprises": surprises,
}

try:
    TASKS[os.environ["CPS_SCENARIO"]]()
except (Refused, http.client.HTTPException, OSError) as error:
    sys.exit(f"{type(error).__name__}: {error}")
