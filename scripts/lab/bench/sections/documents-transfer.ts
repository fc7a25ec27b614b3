import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authorization, sendOut } from '../../../../testing/requests/send.ts';
import { watchPeak } from '../../usage.ts';
import { launchSandbox } from '../launch-sandbox.ts';
import { median } from '../measure.ts';
import { atLeast, atMost, type Section } from '../sections.ts';
import { boot, health, type RunningServer } from '../servers.ts';

/** Measurements of one benchmark round: durations in milliseconds, and the memory growth of the server in MB. */
interface Round {
  disk: number;
  up: number;
  upGrowth: number;
  down: number;
  downGrowth: number;
}

const size = 100 * 1024 * 1024 - 1024;

export const documentsTransfer: Section = {
  name: 'documents-transfer',
  title: 'Documents: upload and download of a file of 100 MiB',
  run: async ({ quick }) => {
    const server = await boot('this sandbox', launchSandbox, health);
    const headers = await authorization(server.url, 'borealis-user-key');
    const rounds: Round[] = [];
    for (let round = 0; round < (quick ? 2 : 7); round++) {
      const bytes = Buffer.alloc(size, `clause ${round} of an agreement, `);
      const disk = await writeToDisk(bytes);
      const sent = await growthOf(server, () => upload(server, headers, bytes));
      const got = await growthOf(server, () => download(server, headers, sent.value.documentId, size));
      rounds.push({ disk, up: sent.value.took, upGrowth: sent.growth, down: got.value, downGrowth: got.growth });
    }
    await server.stop();
    const of = (name: keyof Round) => rounds.map((round) => round[name]);
    const rate = (name: 'disk' | 'up' | 'down') => size / 1e3 / median(of(name));
    const share = (name: 'up' | 'down') => median(rounds.map((round) => round.disk / round[name]));
    return {
      columns: ['way', 'MB/s', 'of the disk', 'memory grew by, MB'],
      rows: [
        ['hashed and written to disk', rate('disk').toFixed(0), '1.00', ''],
        ['upload', rate('up').toFixed(0), share('up').toFixed(2), Math.max(...of('upGrowth')).toFixed(0)],
        ['download', rate('down').toFixed(0), share('down').toFixed(2), Math.max(...of('downGrowth')).toFixed(0)],
      ],
      bars: [
        atLeast(0.5, '', 'upload, times the speed of the disk', share('up')),
        atLeast(0.5, '', 'download, times the speed of the disk', share('down')),
        atMost(64, 'MB', 'memory of an upload', Math.max(...of('upGrowth'))),
        atMost(64, 'MB', 'memory of a download', Math.max(...of('downGrowth'))),
      ],
      notes: [
        'The server runs in its own process. Each round writes a file to disk, uploads it and downloads it. ' +
          'Figures are medians; memory is the maximum.',
      ],
    };
  },
};

const pieceLength = 64 * 1024;
const boundary = '------------------------d74496d66958873e';

/** Writes the given bytes to a file and computes their hash. Returns the duration in milliseconds. */
async function writeToDisk(bytes: Buffer): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const file = await open(join(folder, 'file'), 'w');
  const start = performance.now();
  const hash = createHash('sha256');
  for (const piece of piecesOf(bytes)) {
    hash.update(piece);
    await file.writeFile(piece);
  }
  hash.digest();
  await file.close();
  const took = performance.now() - start;
  await rm(folder, { recursive: true });
  return took;
}

type Headers = Record<string, string>;

/** Uploads a file. Returns the id of the new document and the response time in milliseconds. */
async function upload({ url }: RunningServer, headers: Headers, bytes: Buffer) {
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const sent = { method: 'POST', url: `${url}/documents`, headers: { ...headers, ...type }, body: formOf(bytes) };
  const { status, body, took } = await sendOut(sent);
  if (status !== 202) throw new Error(`an upload was answered ${status}: ${body}`);
  return { took, documentId: String(JSON.parse(body.toString()).documentId) };
}

/** Downloads a file. Returns the time until the last byte in milliseconds. Throws if bytes are missing. */
async function download({ url }: RunningServer, headers: Headers, documentId: string, size: number): Promise<number> {
  const { received, took } = await sendOut({
    url: `${url}/documents/${documentId}/content`,
    headers,
    isDropped: true,
  });
  if (received !== size) throw new Error(`a download brought ${received} bytes, ${size} were uploaded`);
  return took;
}

/** Runs a function. Returns its result and the largest memory growth of the server until the end, in MB. */
async function growthOf<T>(server: RunningServer, deed: () => Promise<T>): Promise<{ value: T; growth: number }> {
  const { memory: before } = await server.usage();
  const end = watchPeak(async () => (await server.usage()).memory, 20);
  const value = await deed();
  return { value, growth: ((await end()) - before) / 1e6 };
}

function* formOf(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="large.txt"\r\n\r\n`);
  yield* piecesOf(bytes);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
}
