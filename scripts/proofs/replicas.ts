// Two and four replicas of one sandbox on PostgreSQL under concurrent writes to one tenant, and a judge over the recorded
// history: no lost update, no double settle, no stale read. node scripts/proofs/replicas.ts [rounds]
import { startPostgres } from '../../src/stores/testing/postgres-server.ts';
import { judge, record } from './history.ts';
import { startReplica } from './processes.ts';

const rounds = Number(process.argv[2] ?? 40);
const server = await startPostgres();
let failures = 0;
for (const count of [2, 4]) {
  const store = await server.database();
  const replicas = await Promise.all(Array.from({ length: count }, () => startReplica(store)));
  const history = await record(replicas, rounds);
  const faults = judge(history);
  failures += faults.length;
  const { created, listed, jobs } = history;
  console.log(
    `${count} replicas: ${created.length} creations, ${listed.length} lists, ${jobs.length} looks at jobs, ` +
      `${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  await Promise.all(replicas.map((replica) => replica.kill()));
}
await server.end();
process.exitCode = failures > 0 ? 1 : 0;
