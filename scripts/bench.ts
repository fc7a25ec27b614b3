// Side by side in one run: start to first good answer, and the cost of one read. Interleaved rounds, medians, ratios.
import Table from 'cli-table3';
import { measure, median, type Sample } from './bench/measure.ts';
import { bare, ours, prism } from './bench/peers.ts';
import { type Peer, type Probe, type Running, start } from './bench/servers.ts';

const starts = 5;
const rounds = 5;
const seconds = 2;
const path = '/v2/admin/departments/12';

const { probe, headers, body } = await exampleRead();
const peers: Peer[] = [bare(headers, body), ours, prism];

const startTimes = new Map<Peer, number[]>(peers.map((peer) => [peer, []]));
for (let round = 0; round < starts; round++) {
  for (const peer of peers) {
    const first: Probe = peer === ours ? { path: '/_sandbox/health', headers: {} } : probe;
    const running = await start(peer, first);
    startTimes.get(peer)?.push(running.startedIn);
    await running.stop();
  }
}

const servers = await Promise.all(peers.map((peer) => startWarm(peer)));
const samples = new Map<Running, Sample[]>(servers.map(({ server }) => [server, []]));
for (let round = 0; round < rounds; round++) {
  for (const { server, probe: own } of servers) {
    samples.get(server)?.push(await measure(server, own, seconds));
  }
}
await Promise.all(servers.map(({ server }) => server.stop()));
report();

/** The answer of the sandbox that the yardstick repeats, and the request that asks for it. */
async function exampleRead(): Promise<{ probe: Probe; headers: Record<string, string>; body: string }> {
  const server = await start(ours, { path: '/_sandbox/health', headers: {} });
  const own = { path, headers: { authorization: `Bearer ${await tokenFrom(server.url)}` } };
  const answer = await fetch(server.url + path, { headers: own.headers });
  const type = answer.headers.get('content-type') ?? '';
  const text = await answer.text();
  await server.stop();
  return { probe: own, headers: { 'content-type': type }, body: text };
}

async function tokenFrom(url: string): Promise<string> {
  const answer = await fetch(`${url}/v2/admin/auth/token`, {
    method: 'POST',
    headers: { 'X-API-Key': 'aurora-admin-key' },
  });
  return ((await answer.json()) as { token: string }).token;
}

/** A server that has answered often enough to be compiled, with a token of its own. */
async function startWarm(peer: Peer): Promise<{ server: Running; probe: Probe }> {
  const server = await start(peer, peer === ours ? { path: '/_sandbox/health', headers: {} } : probe);
  const own = peer === ours ? { path, headers: { authorization: `Bearer ${await tokenFrom(server.url)}` } } : probe;
  await measure(server, own, seconds);
  return { server, probe: own };
}

function report(): void {
  const rows = rowsOf();
  if (process.argv.includes('--json')) console.log(JSON.stringify({ path, starts, rounds, rows }, null, 2));
  else print(rows);
}

function rowsOf() {
  return servers.map(({ server }) => {
    const own = samples.get(server) ?? [];
    return {
      name: server.peer.name,
      start: median(startTimes.get(server.peer) ?? []),
      cpu: median(own.map(({ cpu }) => cpu)),
      throughput: median(own.map(({ requestsPerSecond }) => requestsPerSecond)),
      p99: median(own.map(({ p99 }) => p99)),
    };
  });
}

function print(rows: ReturnType<typeof rowsOf>): void {
  const yardstick = rows[0]?.cpu ?? Number.NaN;
  const table = new Table({
    head: ['GET department', 'start ms', 'CPU µs', 'times bare', 'req/s', 'p99 ms'],
    style: { head: [], border: [], compact: true },
  });
  for (const { name, start: ms, cpu, throughput, p99 } of rows) {
    table.push([
      name,
      ms.toFixed(0),
      cpu.toFixed(0),
      (cpu / yardstick).toFixed(2),
      throughput.toFixed(0),
      p99.toFixed(1),
    ]);
  }
  console.log(table.toString());
  console.log(`Medians of ${rounds} interleaved rounds, ${starts} starts; CPU of the server process for one request.`);
}
