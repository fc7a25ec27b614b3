import { afterEach, expect, test } from 'vitest';
import { executeScript } from '../selftest/execute-script.ts';
import {
  type Alteration,
  judgeAltered,
  readingVersions,
  startAltered,
  withBinding,
  withVersions,
} from '../selftest/fake/altered.ts';
import { startFlat } from '../selftest/fake/flat/server.ts';
import type { Running } from '../selftest/fake/service/start.ts';
import type { Target } from '../target/types.ts';

const running: Running[] = [];

afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

interface Failing {
  alter?: () => Alteration;
  change: (target: Target) => Target;
}

async function replayed({ alter = () => (_request, forward) => forward(), change }: Failing) {
  const record = await judgeAltered({ only: ['department-rename'], faults: ['name-stale'], alter: alter(), change });
  const script = record.cases.find((each) => each.script !== undefined)?.script ?? '';
  const inner = await startFlat(['name-stale']);
  const server = await startAltered(inner, alter());
  running.push(server, inner);
  const result = await executeScript(script, { ADMIN_APIKEY: 'flat-admin-key', BASE: `${server.url}/platform` });
  return { script, ...result };
}

const path = '/v2/admin/departments/{id}';

test('the script reads the version again, because a new object has another version', async () => {
  const { code, output } = await replayed({ alter: () => withVersions(), change: readingVersions });
  expect(output).toContain('VIOLATED: ');
  expect(code).toBe(1);
});

test('the script does not repeat a request that the target refused because of an old version', async () => {
  let refusals = 1;
  const alter = () => withVersions(refusals--);
  const { script, output } = await replayed({ alter, change: readingVersions });
  expect(script).not.toContain('"status": 412');
  expect(output).toContain('VIOLATED: ');
});

test('the script deletes its objects also at a target whose deletion needs the current version', async () => {
  const { output } = await replayed({ alter: () => withVersions(), change: readingVersions });
  const deletions = output.split('\n').filter((line) => line.startsWith('DELETE'));
  expect(deletions).not.toEqual([]);
  for (const line of deletions) expect(line).toMatch(/: 20\d$/);
});

test('the script names an object whose deletion needs a value that the program cannot read', async () => {
  const source = { value: 'version', map: { a: 'b' } };
  const change = withBinding('deleteDepartment', { before: { path, answer: { version: source } } });
  const { output } = await replayed({ change });
  expect(output).toMatch(/Delete the object \S+ yourself/);
  expect(output).not.toContain('DELETE');
});

test('the script inserts a new version into a longer header text', async () => {
  const change = withBinding('updateDepartment', {
    before: { path, answer: { version: { header: 'ETag', match: '"(.*)"' } } },
    headers: { 'If-Match': '"{version}"' },
  });
  const { output } = await replayed({ alter: () => withVersions(), change });
  expect(output).toContain('VIOLATED: ');
});

test('the script never deletes an object whose id it only read before a creation', async () => {
  const change = withBinding('createDepartment', {
    before: { path: '/v2/admin/people', answer: { id: 'results[0].uuid' } },
    headers: { 'X-Owner': '{id}' },
  });
  const { script } = await replayed({ change });
  const created = script.match(/"method": "POST",\s+"base": "BASE",\s+"url": "[^"]*units/g) ?? [];
  expect(created).not.toEqual([]);
  expect(script.match(/"method": "DELETE"/g)).toHaveLength(created.length);
});

test('the script contains no secret that the run read before a request', async () => {
  const secret = 'anti-forgery-12345';
  const alter = (): Alteration => async (request, forward) => {
    if (request.method === 'PUT' && request.headers['cookie'] !== `csrf=${secret}`) return { status: 403, body: {} };
    const answer = await forward();
    return request.method === 'GET' ? { ...answer, headers: { ...answer.headers, 'x-nonce': secret } } : answer;
  };
  const change = withBinding('updateDepartment', {
    before: { path, answer: { nonce: { header: 'X-Nonce' } } },
    headers: { Cookie: 'csrf={nonce}' },
  });
  const { script, output } = await replayed({ alter, change });
  expect(script).not.toContain(secret);
  expect(output).toContain('VIOLATED: ');
});

test('the script inserts a value only into requests after the response with the value', async () => {
  const headOffice = '8b7f8d45-32e3-2121-d5ec-914a341e5f8b';
  const bound = withBinding('createDepartment', {
    before: { path: '/v2/admin/departments/{parentDepartment}', answer: { parentKey: 'uuid' } },
    body: { title: '{name}', parent_uuid: '{parentKey}' },
  });
  const change = (target: Target): Target => ({
    ...bound(target),
    existing: { ...target.existing, rootDepartmentId: headOffice },
  });
  const { output } = await replayed({ change });
  expect(output).toContain('VIOLATED: ');
});

test('the script reads a version from its header although the response body contains an equal number', async () => {
  const alter = (): Alteration => {
    const versions = new Map<string, number>();
    return async ({ method, url, headers }, forward) => {
      const id = url.pathname.split('/').at(-1) ?? '';
      const version = versions.get(id) ?? 2;
      if (method === 'PUT' && headers['if-match'] !== String(version)) return { status: 412, body: {} };
      if (method === 'PUT') versions.set(id, version + 1);
      const answer = await forward();
      return method === 'GET' ? { ...answer, headers: { ...answer.headers, 'x-version': String(version) } } : answer;
    };
  };
  const change = withBinding('updateDepartment', {
    before: { path, answer: { version: { header: 'X-Version' } } },
    headers: { 'If-Match': '{version}' },
  });
  const { script } = await replayed({ alter, change });
  expect(script).toMatch(/"name": "BEFORE_VERSION",\s+"place": \{\s+"header": "X-Version"/);
});
