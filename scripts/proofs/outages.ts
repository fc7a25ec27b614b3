// What happens when a store fails: the database stops for ten seconds, connections are cut in the middle of commits, the
// disk of a SQLite file or a tablespace is full, a user may not write any more, two processes want one file.
// node scripts/proofs/outages.ts
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { startPostgres } from '../../src/stores/testing/postgres-server.ts';
import { root } from '../generate/files.ts';
import { signIn } from './client.ts';
import { databaseIn, onDisk, refuseWhileFull } from './full-disk.ts';
import { load } from './load.ts';
import { type Replica, startReplica } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'outage-proof-'));
const server = await startPostgres({ durable: true });
const started: Replica[] = [];
let failures = 0;
const rootAlone = 'not tried: a small disk can only be mounted by root';

await told('the database stopped for 10 s', async () => {
  const replica = await sandboxOn(await server.database());
  const work = await load(replica);
  await server.stop();
  const [answer, ready] = [
    await fetch(`${replica.url}/v2/admin/departments`, bearer(work.token)),
    await readiness(replica),
  ];
  require(answer.status === 503 && answer.headers.get('retry-after') !== null, `status ${answer.status}`);
  require(ready === 503, `ready answered ${ready}`);
  await wait(10_000);
  await server.start();
  const begun = performance.now();
  while ((await readiness(replica)) !== 200) await wait(10);
  const back = performance.now() - begun;
  await wait(500);
  const report = await work.end();
  return `503 with Retry-After, not ready; ready ${back.toFixed(0)} ms after it was back; ${report}`;
});

await told('connections cut in the middle of commits', async () => {
  const address = await server.database();
  const replica = await sandboxOn(address);
  const work = await load(replica);
  const database = new Database(address);
  await database.connect();
  let cut = 0;
  for (let round = 0; round < 40; round++) {
    await wait(25);
    const { rowCount } = await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'contract-platform-kit' AND datname = current_database()",
    );
    cut += rowCount ?? 0;
  }
  await database.end();
  const report = await work.end();
  return `${cut} connections cut; ${report}`;
});

await told('a SQLite file that fills its disk under load', async () => {
  const place = join(folder, 'small');
  const tried = await onDisk(place, 3, async () => {
    const store = `sqlite:${join(place, 'full.db')}`;
    const replica = await sandboxOn(store);
    const work = await load(replica, 'a long name '.repeat(60));
    while (work.refused() === 0) await wait(20);
    const [ready, health] = [await readiness(replica), await fetch(`${replica.url}/_sandbox/health`)];
    require(health.ok, 'it went down');
    require(ready === 503, `ready answered ${ready}`);
    await wait(200);
    const report = await work.end();
    await replica.kill();
    const again = await sandboxOn(store);
    const after = await (await signIn(again.url)).departments();
    require(work.lostFrom(after).length === 0, `lost after a restart: ${work.lostFrom(after)}`);
    await again.kill();
    return `503 while it is full, not ready; ${report}, also after kill and restart`;
  });
  return tried ?? rootAlone;
});

await told('a full disk below uploads and a SQLite file', async () => {
  const place = join(folder, 'narrow');
  const tried = await onDisk(place, 12, async () => {
    const replica = await sandboxOn(`sqlite:${join(place, 'full.db')}`);
    return refuseWhileFull(replica, place, join(place, 'full.db-files')).finally(replica.kill);
  });
  return tried ?? rootAlone;
});

await told('a full tablespace of PostgreSQL', async () => {
  chmodSync(folder, 0o755);
  const place = join(folder, 'tables');
  const tried = await onDisk(place, 24, async () => {
    const replica = await sandboxOn(await databaseIn(place, await server.database()));
    return refuseWhileFull(replica, place).finally(replica.kill);
  });
  return tried ?? rootAlone;
});

await told('a user of PostgreSQL who may not write any more', async () => {
  const address = await server.database();
  const database = new Database(address);
  await database.connect();
  await (await sandboxOn(address)).kill();
  await database.query("CREATE ROLE partner LOGIN PASSWORD 'kit'");
  await database.query('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO partner');
  const replica = await sandboxOn(address.replace('kit:kit@', 'partner:kit@'));
  const work = await load(replica);
  await wait(200);
  await database.query('REVOKE INSERT ON cps_rows FROM partner');
  while (work.refused() === 0) await wait(20);
  const ready = await readiness(replica);
  require(ready === 503, `ready answered ${ready}`);
  await database.query('GRANT INSERT ON cps_rows TO partner');
  while ((await readiness(replica)) !== 200) await wait(10);
  await database.end();
  await wait(200);
  const report = await work.end();
  return `503 meanwhile, not ready, ready again by itself; ${report}`;
});

await told('a read-only SQLite file', async () => {
  const place = join(folder, 'still');
  const tried = await onDisk(place, 8, async () => {
    const store = `sqlite:${join(place, 'still.db')}`;
    await (await sandboxOn(store)).kill();
    spawnSync('sh', ['-c', `mount -o remount,ro ${place}`]);
    const refused = await sandboxOn(store).then(
      () => 'it started',
      (error: Error) => error.message.trim(),
    );
    require(refused.includes('code 2') && refused.includes('read-only'), refused);
    return refused;
  });
  return tried ?? rootAlone;
});

await told('two processes on one SQLite file', async () => {
  const store = `sqlite:${join(folder, 'one.db')}`;
  const replica = await sandboxOn(store);
  const { status, stderr } = spawnSync(process.execPath, ['bin/cps.js', 'sandbox', '--port', '0', '--store', store], {
    cwd: root,
    encoding: 'utf8',
  });
  await replica.kill();
  require(status === 2 && stderr.includes('another process has it open'), stderr);
  return stderr.trim();
});

for (const replica of started) await replica.kill();
await server.end();
rmSync(folder, { recursive: true, force: true });
process.exitCode = failures > 0 ? 1 : 0;

/** A sandbox that is ended with the proof, whatever came of it. */
async function sandboxOn(store: string): Promise<Replica> {
  const replica = await startReplica(store);
  started.push(replica);
  return replica;
}

async function told(what: string, prove: () => Promise<string>): Promise<void> {
  try {
    console.log(`${what}: ${await prove()}`);
  } catch (error) {
    failures += 1;
    console.log(`${what}: FAILED: ${error instanceof Error ? error.message : error}`);
  }
}

function require(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

async function readiness({ url }: Replica): Promise<number> {
  return (await fetch(`${url}/_sandbox/ready`)).status;
}

function bearer(token: string): RequestInit {
  return { headers: { authorization: `Bearer ${token}` } };
}
