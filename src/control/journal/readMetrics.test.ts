import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const metrics = async (sandbox: TestSandbox): Promise<string> => (await sandbox.send('GET', '/_sandbox/metrics')).body;

function samplesOf(text: string): Map<string, number> {
  const samples = text.split('\n').flatMap((line) => {
    const [, name, value] = /^([a-z_:][\w:]*(?:\{.*\})?) (\S+)$/i.exec(line) ?? [];
    return name === undefined ? [] : [[name, Number(value)] as const];
  });
  return new Map(samples);
}

test('requests are counted by operation and status, with their latency', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  for (let times = 0; times < 3; times++) await client.get('/fields');
  await client.get('/v2/admin/departments/999');
  await client.get('/nowhere');
  const samples = samplesOf(await metrics(sandbox));
  expect(samples.get('cps_requests_total{operation="listFields",status="200"}')).toBe(3);
  expect(samples.get('cps_requests_total{operation="readDepartment",status="404"}')).toBe(1);
  expect(samples.get('cps_requests_total{operation="unmatched",status="404"}')).toBe(1);
  expect(samples.get('cps_request_duration_seconds_count{operation="listFields",status="200"}')).toBe(3);
  expect(samples.get('cps_request_duration_seconds_bucket{operation="listFields",status="200",le="+Inf"}')).toBe(3);
  expect(samples.get('cps_request_duration_seconds_sum{operation="listFields",status="200"}')).toBeGreaterThan(0);
});

test('tenants, jobs by state, and stored and dropped journal entries are metrics', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.delete('/v2/admin/departments/24');
  await sandbox.send('PATCH', '/_sandbox/tenants/aurora', { body: { limits: { journalEntries: 1 } } });
  await client.get('/fields');
  const samples = samplesOf(await metrics(sandbox));
  expect(samples.get('cps_tenants')).toBe(3);
  expect(samples.get('cps_jobs{tenant="aurora",status="queued"}')).toBe(1);
  expect(samples.get('cps_journal_entries{tenant="aurora"}')).toBe(1);
  expect(samples.get('cps_journal_dropped{tenant="aurora"}')).toBe(2);
  expect(samples.get('cps_journal_entries{tenant=""}')).toBe(1);
});

test('the resource usage of the process is reported too', async () => {
  const samples = samplesOf(await metrics(openSandbox()));
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect([...samples.keys()]).toContainEqual(expect.stringMatching(/^nodejs_eventloop_lag_seconds/));
});

const [name, value] = ['[a-zA-Z_:][a-zA-Z0-9_:]*', 'nan|[+-]?inf|[+-]?[0-9.]+(e[+-]?[0-9]+)?'];
const label = '[a-zA-Z_][a-zA-Z0-9_]*="([^"\\\\\\n]|\\\\["\\\\n])*"';
const sample = new RegExp(`^(${name})(\\{(${label},?)*\\})? (${value})$`, 'i');

function faultsOf(text: string): string[] {
  const lines = text.split('\n');
  const samples = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const series = samples.map((line) => line.replace(/ \S+$/, ''));
  const declared = lines.flatMap((line) => /^# TYPE (\S+) (\S+)$/.exec(line)?.slice(1, 3).join(' ') ?? []);
  const types = new Map(declared.map((each) => each.split(' ') as [string, string]));
  const familyOf = (line: string) => /^[\w:]+/.exec(line)?.[0] ?? '';
  const typeOf = (line: string) =>
    types.get(familyOf(line)) ?? types.get(familyOf(line).replace(/_(bucket|sum|count)$/, ''));
  return [
    ...(text.endsWith('\n') ? [] : ['the last line has no end']),
    ...samples.filter((line) => !sample.test(line)).map((line) => `no sample: ${line}`),
    ...series.filter((each, at) => series.indexOf(each) !== at).map((each) => `twice: ${each}`),
    ...samples.filter((line) => typeOf(line) === undefined).map((line) => `no type: ${line}`),
    ...samples
      .filter((line) => typeOf(line) === 'counter' && !familyOf(line).endsWith('_total'))
      .map((line) => `a counter without _total: ${line}`),
  ];
}

test('the text matches the format, and the buckets of a histogram are cumulative', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.get('/fields');
  await client.get('/v2/admin/users');
  const text = await metrics(sandbox);
  expect(faultsOf(text)).toEqual([]);
  const buckets = [...samplesOf(text)]
    .filter(([name]) => /_bucket\{operation="listUsers"/.test(name))
    .map(([, value]) => value);
  expect(buckets).toHaveLength(14);
  expect(buckets).toEqual(buckets.toSorted((left, right) => left - right));
  expect(faultsOf('# TYPE a counter\na 1\na 2\nb{c="d} x')).toHaveLength(6);
});
