import { setTimeout } from 'node:timers/promises';
import { type HostileFile, hostileFiles } from '../../../../testing/hostile/hostile-files.ts';
import { startSandbox } from '../../../../testing/project/process.ts';
import { authorization, type Received, send } from '../../../../testing/requests/send.ts';
import { treeUsage, watchPeaks } from '../../usage.ts';
import { atMost, type Section } from '../sections.ts';

const atOnce = 8;
const paths = { documents: '/documents', import: '/v2/admin/users/import' };

interface Result {
  cells: (string | number)[];
  /** Peak memory of the sandbox and its reader process, in MiB. */
  peak: number;
  failures: number;
}

export const hostile: Section = {
  name: 'hostile',
  title: `Hostile files, ${atOnce} at once (only on Linux)`,
  isStress: true,
  run: async ({ match = '' }) => {
    const results: Result[] = [];
    for (const file of hostileFiles.filter(({ kind }) => kind.includes(match))) results.push(await measure(file));
    return {
      columns: ['file', 'bytes', 'outcomes', 'MiB', 'reader MiB', 'CPU s', 'read ms', 'import ms'],
      rows: results.map(({ cells }) => cells),
      bars: [
        atMost(400, 'MiB', 'peak memory', Math.max(0, ...results.map(({ peak }) => peak))),
        atMost(
          0,
          '',
          'failed requests',
          results.reduce((sum, { failures }) => sum + failures, 0),
        ),
      ],
      notes: ['The last two columns are the longest response times of the second tenant.'],
    };
  },
};

async function measure(file: HostileFile): Promise<Result> {
  const bytes = await file.make();
  await using sandbox = await startSandbox();
  const headers = await authorization(sandbox.url, 'aurora-admin-key');
  const stop = await askAsBystander(sandbox.url);
  const before = treeUsage(sandbox.pid).cpu;
  const end = watchPeaks(() => [treeUsage(sandbox.pid)].flatMap(({ memory, largestChild }) => [memory, largestChild]));
  const sending = Array.from({ length: atOnce }, () => outcomeOf(sandbox.url, headers, file, bytes));
  const outcomes = await Promise.all(sending);
  const [memory = 0, largestChild = 0] = await end();
  const cpu = treeUsage(sandbox.pid).cpu - before;
  const { failed, slowest } = await stop();
  const [peak, reader] = [memory / 2 ** 20, largestChild / 2 ** 20];
  const figures = [peak, reader, cpu, slowest.read, slowest.import];
  const failures = failed + outcomes.filter((outcome) => outcome.startsWith('5')).length;
  return { cells: [file.kind, bytes.length, counted(outcomes), ...figures], peak, failures };
}

async function outcomeOf(url: string, headers: { authorization: string }, { name, to }: HostileFile, bytes: Buffer) {
  const accepted = await upload(url + paths[to], headers, name, bytes);
  const text = accepted.body.toString();
  if (accepted.status !== 202) return `${accepted.status} ${/"code":"([^"]+)"/.exec(text)?.[1]}`;
  if (to === 'import') return '202 accepted';
  const { documentId } = JSON.parse(text);
  const advance = `${url}/_sandbox/tenants/aurora/documents/${documentId}/advance`;
  const { status } = await send({ method: 'POST', url: advance });
  if (status >= 400 && status !== 409) throw new Error(`advance answered ${status}`);
  return String(JSON.parse((await send({ url: `${url}/documents/${documentId}`, headers })).body.toString()).status);
}

async function askAsBystander(url: string) {
  const headers = await authorization(url, 'borealis-admin-key');
  const seen = { failed: 0, slowest: { read: 0, import: 0 } };
  let isOver = false;
  const repeat = async (what: 'read' | 'import', pause: number, ask: () => Promise<Received>) => {
    while (!isOver) {
      const { status, took } = await ask();
      seen.slowest[what] = Math.max(seen.slowest[what], took);
      if (status >= 400) seen.failed += 1;
      await setTimeout(pause);
    }
  };
  const csv = Buffer.from('email,firstName\nann@borealis.example,Ann\n');
  const ended = Promise.all([
    repeat('read', 20, () => send({ url: `${url}/v2/admin/departments`, headers })),
    repeat('import', 100, () => upload(url + paths.import, headers, 'one.csv', csv)),
  ]);
  return async () => {
    isOver = true;
    await ended;
    return seen;
  };
}

export async function upload(url: string, headers: { authorization: string }, name: string, bytes: Buffer) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const written = new Response(form);
  const type = { 'content-type': written.headers.get('content-type') ?? '' };
  return send({ method: 'POST', url, headers: { ...headers, ...type }, body: await written.bytes() });
}

function counted(outcomes: readonly string[]): string {
  const groups = Map.groupBy(outcomes, (outcome) => outcome);
  return [...groups].map(([outcome, all]) => `${all.length} × ${outcome}`).join(', ');
}
