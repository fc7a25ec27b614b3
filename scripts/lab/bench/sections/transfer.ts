import { createHash } from 'node:crypto';
import { mkdtempDisposableSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectSandbox } from '../../../../src/index.ts';
import { type Answered, authorization, type RequestToSend, sendOut } from '../../../../testing/requests/send.ts';
import { watchPeak } from '../../usage.ts';
import { launchSandbox } from '../launch-sandbox.ts';
import { median } from '../measure.ts';
import { atLeast, atMost, listOf, type Section } from '../sections.ts';
import { boot, health, type RunningServer } from '../servers.ts';

const size = 100 * 1024 * 1024 - 1024;
const pieceLength = 64 * 1024;
const boundary = '------------------------d74496d66958873e';

export const transfer: Section = {
  name: 'transfer',
  title: 'Upload and download of a file of 100 MiB, and an export of 100,000 users',
  run: async ({ quick }) => {
    await using server = await boot('this sandbox', launchSandbox, health);
    const headers = await authorization(server.url, 'borealis-user-key');
    const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const rounds: { disk: number; up: Watched; down: Watched }[] = [];
    for (let round = 0; round < (quick ? 2 : 7); round++) {
      const bytes = Buffer.alloc(size, `clause ${round} of an agreement, `);
      const disk = await writeToDisk(bytes);
      const body = formOf(bytes);
      const up = await watched(server, '/documents', { method: 'POST', headers: { ...headers, ...type }, body });
      const path = `/documents/${JSON.parse(up.body.toString()).documentId}/content`;
      const down = await watched(server, path, { headers, isDropped: true });
      if (down.received !== size) throw new Error(`a download brought ${down.received} bytes of ${size}`);
      rounds.push({ disk, up, down });
    }
    const rate = (times: number[]) => size / 1e3 / median(times);
    const share = (way: 'up' | 'down') => median(rounds.map((round) => round.disk / round[way].took));
    const growth = (way: 'up' | 'down') => Math.max(...rounds.map((round) => round[way].growth));
    return listOf(
      [
        { what: 'a file, hashed and written to disk', measured: rate(rounds.map(({ disk }) => disk)), unit: 'MB/s' },
        { what: 'its upload', measured: rate(rounds.map(({ up }) => up.took)), unit: 'MB/s' },
        { what: 'its download', measured: rate(rounds.map(({ down }) => down.took)), unit: 'MB/s' },
        atLeast(0.5, '', 'upload, times the speed of the disk', share('up')),
        atLeast(0.5, '', 'download, times the speed of the disk', share('down')),
        atMost(64, 'MB', 'memory of an upload', growth('up')),
        atMost(64, 'MB', 'memory of a download', growth('down')),
        atMost(100, 'MB', 'memory of an export of 100,000 users', await exportMemory()),
      ],
      'The speeds are medians, and the memory is the largest growth of the process of the sandbox.',
    );
  },
};

async function exportMemory(): Promise<number> {
  await using server = await boot('this sandbox', launchSandbox, health);
  const tenant = await (await connectSandbox(server.url)).tenant({ world: { users: 100_000, departments: 1_000 } });
  const headers = { authorization: `Bearer ${await tenant.token()}` };
  return (await watched(server, '/v2/admin/users/export', { headers, isDropped: true })).growth;
}

/** Writes the given bytes to a file and computes their hash. Returns the duration in milliseconds. */
async function writeToDisk(bytes: Buffer): Promise<number> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-'));
  await using file = await open(join(folder.path, 'file'), 'w');
  const start = performance.now();
  const hash = createHash('sha256');
  for (const piece of piecesOf(bytes)) {
    hash.update(piece);
    await file.writeFile(piece);
  }
  hash.digest();
  return performance.now() - start;
}

/** A response, and the largest growth of the memory of the server until its end, in MB. */
type Watched = Answered & { growth: number };

async function watched(server: RunningServer, path: string, asked: Omit<RequestToSend, 'url'>): Promise<Watched> {
  const { memory: before } = await server.usage();
  const end = watchPeak(async () => (await server.usage()).memory, 20);
  const answer = await sendOut({ ...asked, url: server.url + path });
  if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}: ${answer.body}`);
  return { ...answer, growth: ((await end()) - before) / 1e6 };
}

function* formOf(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="large.txt"\r\n\r\n`);
  yield* piecesOf(bytes);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
}
