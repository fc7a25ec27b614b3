import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Case } from '../case/case.ts';
import { partsOf } from '../runner/parts.ts';
import { run } from '../runner/run.ts';
import { runCase } from '../runner/run-case.ts';
import { executeScript } from '../selftest/execute-script.ts';
import { hostileHeader, hostileName, hostileText } from '../selftest/fake/hostile-texts.ts';
import { start } from '../selftest/fake/service/start.ts';
import type { Target } from '../target/types.ts';
import { withData } from './plan.ts';

const texts = fc.record({
  token: hostileHeader.map((text) => `${text}-token`),
  id: hostileText.map((text) => `${text}-1`.toWellFormed()),
  idHeader: hostileName,
  headerId: hostileHeader.map((text) => `${text.replaceAll('/', '')}-2`),
  member: hostileText,
  version: hostileHeader.map((text) => `${text}-3`),
  name: hostileText,
  place: hostileHeader.map((text) => `${text}-place`),
  targetName: hostileText,
});
type Texts = typeof texts extends fc.Arbitrary<infer T> ? T : never;

interface Received {
  method: string;
  path: string;
  query: string[];
  body: string;
  credentials: (string | undefined)[];
}

async function startHostile(sent: Texts) {
  const received: Received[] = [];
  const json = (...members: [string, unknown][]) =>
    `{${members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { method = '', url = '', headers } = request;
    const body = Buffer.concat(chunks)
      .toString()
      .replaceAll(/-{4,}[\w-]+/g, 'boundary');
    const { pathname, searchParams } = new URL(`http://here${url}`);
    const query = [...searchParams].flat();
    received.push({
      method,
      path: pathname,
      query,
      body,
      credentials: [headers.authorization, headers['if-match']?.toString()],
    });
    const answers: Record<string, [number, Record<string, string>, string]> = {
      '/token': [200, {}, json([sent.member, 1], ['token', sent.token])],
      '/create': [201, { [sent.idHeader]: sent.headerId }, json([sent.member, { id: sent.id }], ['id', sent.id])],
      '/import': [201, { [sent.idHeader]: sent.headerId, location: `/imports/${sent.headerId}` }, 'null'],
      '/export': [302, { location: `/files?${encodeURIComponent(sent.place)}` }, '{}'],
    };
    const [status, extra, text] = answers[url] ?? [
      200,
      { etag: sent.version },
      json(['__proto__', 1], [sent.member, sent.id], ['name', sent.name], ['constructor', {}]),
    ];
    response.writeHead(status, { 'content-type': 'application/json', ...extra }).end(text);
  });
  const running = await start(server);
  return { ...running, received };
}

const described: Omit<Target, 'name' | 'baseUrl'> = parse(
  readFileSync(new URL('testing/hostile-target.yaml', import.meta.url), 'utf8'),
);

function targetAt(baseUrl: string, name: string): Target {
  return { ...described, name, baseUrl };
}

const credential = 'the-credential';
const decoys = ['DECOY', 'TOKEN', 'SIGNATURE', 'HEADER', 'RUN', 'ID_1', 'BEFORE_VERSION', 'ADMIN_TOKEN'];
const environment = { ADMIN_APIKEY: credential, ...Object.fromEntries(decoys.map((name) => [name, 'decoy-value'])) };

const echoing: Case = {
  ...{ id: 'one-case', requirement: 'department-rename', title: 'It reads', verdict: 'stated', operations: [] },
  run: async (api) => {
    const { id } = (await api.call('createDepartment', { name: 'Legal' })).values;
    const first = await api.call('readDepartment', { id });
    const { name } = first.values;
    await api.call('updateDepartment', { id, name });
    const imported = await api.call('importUsers', { file: Buffer.from('1'), fileName: 'a.csv' });
    await api.call('readUserImport', { importId: imported.values.id });
    await api.call('exportUsers', {});
    await api.call('uploadDocument', { file: Buffer.from('1'), fileName: 'a.txt', docId: name });
    const reply = await api.call('readDepartment', { id });
    api.expect.equal(reply.values.name, 'another name', `The name of ${id}`, reply);
  },
};

async function recordedAt(url: string, name: string): Promise<string> {
  const target = targetAt(url, name);
  const parts = partsOf({ target, runId: 'the-run', verdicts: ['stated'], now: () => 0, sleep: async () => undefined });
  const record = await runCase(parts, echoing, 'required');
  expect(record).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('The name of') });
  return withData(record.script ?? '', (plan) => parts.session.redacted(plan));
}

test('a program sends texts of a server only as data, and no value of the environment that is no credential', async () => {
  const property = fc.asyncProperty(texts, texts, async (sent, { token, id, headerId, version, place }) => {
    const otherwise = { ...sent, token, id, headerId, version, place };
    const first = await startHostile(sent);
    const script = await recordedAt(first.url, sent.targetName).finally(first.close);
    const server = await startHostile(otherwise);
    const env = { ...environment, BASE: server.url };
    const { code, output } = await executeScript(script, env, ['--permission']).finally(server.close);
    const again = await startHostile(otherwise);
    await recordedAt(again.url, '').finally(again.close);
    expect(output).toMatch(/^VIOLATED: name is /m);
    for (const line of output.split('\n')) expect(line).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Cs}]/u);
    expect(code).toBe(1);
    const deletion = { method: 'DELETE', path: expect.stringMatching(/^\/departments\//) };
    expect(server.received).toEqual([...again.received, expect.objectContaining(deletion)]);
    expect(JSON.stringify(server.received)).not.toContain('decoy-value');
    const withCredential = server.received.filter((each) => JSON.stringify(each).includes(credential));
    expect(withCredential.map(({ path }) => path)).toEqual(['/token']);
  });
  await fc.assert(property, { numRuns: 12 });
});

test('the code of a program is the same for every server', async () => {
  const code = readFileSync(new URL('./repeat.mjs', import.meta.url), 'utf8');
  const property = fc.asyncProperty(texts, async (sent) => {
    const server = await startHostile({ ...sent, token: 'process.exitCode', place: 'STOPPED' });
    const options = { runId: 'the-run', verdicts: ['stated' as const], cases: [echoing] };
    const { cases } = await run({ target: targetAt(server.url, sent.targetName), ...options }).finally(server.close);
    const { script = '' } = cases[0] ?? {};
    expect(script.startsWith(code)).toBe(true);
    const data = /^\nawait repeat\(([\x20-\x7e\n]*)\);\n$/.exec(script.slice(code.length))?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ case: 'one-case' });
    expect(data).not.toContain('<');
  });
  await fc.assert(property, { numRuns: 20 });
});
