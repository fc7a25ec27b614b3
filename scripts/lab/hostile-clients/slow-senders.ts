import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { ask, type HostileKind, head, times, type Victim } from './hostile-client.ts';

const mebibyte = 1024 ** 2;
const json = 'Content-Type: application/json';

export const slowSenders: readonly HostileKind[] = [
  unfinished('JSON bodies', 300, () => [
    'PATCH /v2/admin/departments/1',
    json,
    mebibyte,
    Buffer.alloc(mebibyte - 1, 97),
  ]),
  unfinished('small JSON bodies', 1000, () => [
    'PATCH /v2/admin/departments/1',
    json,
    65_536,
    Buffer.alloc(65_535, 97),
  ]),
  unfinished('bodies of the control plane', 300, () => [
    'POST /_sandbox/tenants',
    json,
    mebibyte,
    Buffer.alloc(mebibyte - 1, 97),
  ]),
  unfinished('seeds', 20, () => seed(32 * mebibyte)),
  unfinished('forms with a file', 200, () => form('file', 2 * mebibyte)),
  unfinished('forms with a long text', 200, () => form('tags', mebibyte - 1000)),
  {
    kind: 'unfinished requests: archives',
    clients: '10 archives with 60 MiB of rows',
    attack: async (victim) => {
      const start = await archiveStart(victim, 60 * mebibyte);
      const line = 'PUT /_sandbox/tenants/aurora/snapshots/mine/archive';
      await times(10, () =>
        sendAll(victim, head(line, victim, 'Content-Type: application/x-ndjson', `Content-Length: ${2 ** 29}`), start),
      );
    },
  },
  {
    kind: 'unfinished requests: headers',
    clients: '1000 connections with 16 kB of header fields each',
    attack: async (victim) => {
      await times(1000, () => victim.open(`GET / HTTP/1.1\r\nHost: localhost\r\n${'a: b\r\n'.repeat(2600)}`));
    },
  },
  {
    kind: 'requests with many header fields',
    clients: '500 requests for an event stream with 16 kB of header fields each',
    attack: async (victim) => {
      const line = 'GET /_sandbox/tenants/aurora/events HTTP/1.1\r\nHost: localhost';
      await times(500, (at) =>
        victim.open(`${line}\r\n${Array.from({ length: 1000 }, (_, each) => `a${at}${each}: b\r\n`).join('')}\r\n`),
      );
    },
  },
];

type Unfinished = readonly [line: string, type: string, length: number, sent: Buffer];

function unfinished(what: string, connections: number, make: () => Unfinished): HostileKind {
  return {
    kind: `unfinished requests: ${what}`,
    clients: `${connections} connections`,
    attack: async (victim) => {
      const [line, type, length, sent] = make();
      await times(connections, () => sendAll(victim, head(line, victim, type, `Content-Length: ${length}`), sent));
    },
  };
}

/** Sends all bytes, and waits until the sandbox has received most of them or has closed the connection. */
async function sendAll(victim: Victim, ...pieces: (string | Buffer)[]): Promise<void> {
  const socket = await victim.open(...pieces);
  if (socket.writableLength > 0) await Promise.race([once(socket, 'drain'), once(socket, 'close'), pause(10_000)]);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

function seed(bytes: number): Unfinished {
  return ['POST /_sandbox/tenants/aurora/seed', 'Content-Type: application/yaml', bytes, Buffer.alloc(bytes - 1, '- ')];
}

function form(part: string, bytes: number): Unfinished {
  const start = `--x\r\nContent-Disposition: form-data; name="${part}"${part === 'file' ? '; filename="a.txt"' : ''}\r\n\r\n`;
  return [
    'POST /documents',
    'Content-Type: multipart/form-data; boundary=x',
    bytes + 1000,
    Buffer.from(start + 'a'.repeat(bytes)),
  ];
}

async function archiveStart(victim: Victim, bytes: number): Promise<Buffer> {
  await ask(victim, 'POST', '/_sandbox/tenants/aurora/snapshots', '{"name":"first"}', 'application/json');
  const response = await fetch(`${victim.url}/_sandbox/tenants/aurora/snapshots/first/archive`);
  const received = Buffer.from(await response.arrayBuffer());
  const lines = (received[0] === 0x1f ? gunzipSync(received) : received).toString('utf8').split('\n');
  const row = lines.find((line) => line.includes('"collection":"users"')) ?? '';
  const id = /"id":"([^"]+)"/.exec(row)?.[1] ?? '';
  const rows: string[] = [];
  for (let size = 0, at = 0; size < bytes; at++) {
    const next = row.replaceAll(`"${id}"`, `"${1_000_000 + at}"`).replace(/"email":"/, `"email":"u${at}`);
    rows.push(next);
    size += next.length + 1;
  }
  return Buffer.from([lines[0], ...rows, ''].join('\n'));
}
