import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const faults = '/_sandbox/tenants/aurora/faults';
const departments = '/v2/admin/departments';

async function inject(sandbox: TestSandbox, body: object): Promise<void> {
  expect((await sandbox.send('POST', faults, { body })).status).toBe(201);
}

/** Sends a request without the schema check of the test sandbox, because an injected fault can break the schema. */
async function statusOf({ app }: TestSandbox, url: string, headers: Record<string, string> = {}): Promise<number> {
  return (await app.inject({ url, headers })).statusCode;
}

test('a fault can answer requests without a token for its tenant', async () => {
  const sandbox = openSandbox();
  expect(await statusOf(sandbox, departments)).toBe(401);
  await inject(sandbox, { name: 'request-without-token-accepted' });
  expect(await statusOf(sandbox, departments)).toBe(200);
  await sandbox.send('DELETE', faults);
  expect(await statusOf(sandbox, departments)).toBe(401);
});

test('a fault accepts a token with a wrong signature only for its operations and its number of requests', async () => {
  const sandbox = openSandbox();
  const { token } = await sandbox.as();
  const forged = { authorization: `Bearer ${token.slice(0, -4)}AAAA` };
  await inject(sandbox, { name: 'access-control-forged-token-accepted', times: 1 });
  expect(await statusOf(sandbox, departments, forged)).toBe(401);
  const access = () => statusOf(sandbox, '/v2/admin/access?filter[type]=folder&filter[path]=/', forged);
  expect([await access(), await access()]).toEqual([200, 401]);
});

test('a fault that shows the data of other tenants shows none of its own tenant twice', async () => {
  const sandbox = openSandbox();
  const { token } = await sandbox.as();
  const list = async () => {
    const answer = await sandbox.app.inject({ url: departments, headers: { authorization: `Bearer ${token}` } });
    return answer.json().data.map(({ attributes }: { attributes: { name: string } }) => attributes.name);
  };
  const own = await list();
  await inject(sandbox, { name: 'departments-of-other-tenants-listed' });
  const all = await list();
  expect(all.slice(0, own.length)).toEqual(own);
  expect(all.length).toBeGreaterThan(own.length);
  expect(new Set(all.filter((name: string) => own.includes(name))).size).toBe(own.length);
});

test('the journal names the faults that apply to a request', async () => {
  const sandbox = openSandbox();
  const { token } = await sandbox.as();
  await inject(sandbox, { name: 'unavailable', retryAfter: 3 });
  const refused = await sandbox.app.inject({ url: departments, headers: { authorization: `Bearer ${token}` } });
  const detail = 'the fault 1 (unavailable) of the tenant answers this request; no data was changed';
  const error = { status: '503', code: 'FAULT ON PURPOSE', title: 'A fault on purpose', detail };
  expect(refused.json()).toEqual({ errors: [error] });
  const { body } = await sandbox.send('GET', '/_sandbox/tenants/aurora/journal?limit=1');
  expect(body.entries).toMatchObject([
    { status: 503, faults: ['unavailable'], answer: { headers: { 'retry-after': '3' }, body: { errors: [error] } } },
  ]);
});
