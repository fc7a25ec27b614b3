// A client without error handling. "cps grade" shows how the client behaves when requests fail.
const { CPS_SCENARIO, CPS_BASE_URL, CPS_API_KEY } = process.env;

async function call(method, path, document) {
  const issued = await fetch(`${CPS_BASE_URL}/v2/admin/auth/token`, {
    method: 'POST',
    headers: { 'x-api-key': CPS_API_KEY },
  });
  const { token } = await issued.json();
  process.stdout.write(`${method} ${path} ${token}\n`);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' };
  const answer = await fetch(CPS_BASE_URL + path, { method, headers, body: document && JSON.stringify(document) });
  return answer.json();
}

async function readDepartments(count) {
  for (let id = 1; id <= count; id++) {
    const { data } = await call('GET', `/v2/admin/departments/${id}`);
    process.stdout.write(`${data?.attributes.name}\n`);
  }
}

async function removeDepartment(id) {
  const { data } = await call('DELETE', `/v2/admin/departments/${id}`);
  let job;
  do job = (await call('GET', `/v2/admin/jobs/${data.id}`)).data.attributes;
  while (job.status !== 'succeeded');
}

async function addMembers(id, members) {
  const attributes = { operation: 'add', members };
  await call('PATCH', `/v2/admin/departments/${id}/members`, { data: { type: 'department-members', attributes } });
}

async function allUsers() {
  const users = [];
  for (let number = 1; ; number++) {
    const { data } = await call('GET', `/v2/admin/users?page[number]=${number}&page[size]=200`);
    if (data.length === 0) return users;
    users.push(...data);
  }
}

const tasks = {
  basics: () => readDepartments(6),
  'token-expiry': () => readDepartments(6),
  job: () => removeDepartment(12),
  'job-failure': () => removeDepartment(12),
  'job-partial': () => addMembers(12, ['1', '2', '999999']),
  lists: async () => process.stdout.write(`${(await allUsers()).length}\n`),
  members: async () => {
    const { data } = await call('POST', '/v2/admin/departments', {
      data: { type: 'departments', attributes: { name: 'Night Shift' } },
    });
    await addMembers(
      data.id,
      (await allUsers()).map(({ id }) => id),
    );
  },
  unstable: () => readDepartments(8),
  outage: () => readDepartments(1),
};

await tasks[CPS_SCENARIO]?.();
