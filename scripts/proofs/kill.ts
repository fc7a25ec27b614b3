// Kills in the middle of load: a sandbox on SQLite, a sandbox on PostgreSQL, and PostgreSQL itself. Fifty rounds each
// unless told otherwise: node scripts/proofs/kill.ts [rounds]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../src/stores/testing/postgres-server.ts';
import { killUnderLoad, type Victim } from './kill-under-load.ts';
import { startReplica } from './processes.ts';

const rounds = Number(process.argv[2] ?? 50);
const folder = mkdtempSync(join(tmpdir(), 'kill-proof-'));
const server = await startPostgres({ durable: true });

const again = (store: string): Victim => ({
  store,
  strike: async (replica) => {
    await replica.kill();
    return startReplica(store);
  },
});

const database = await server.database();
const victims: [string, Victim][] = [
  ['a sandbox on SQLite', again(`sqlite:${join(folder, 'kill.db')}`)],
  ['a sandbox on PostgreSQL', again(await server.database())],
  ['PostgreSQL itself', { store: database, strike: (replica) => server.kill().then(() => replica) }],
];

let failures = 0;
for (const [name, victim] of victims) {
  const report = await killUnderLoad(victim, rounds);
  failures += report.lost.length + report.wrong.length;
  console.log(
    `${name}: ${report.rounds} kills, ${report.acknowledged} acknowledged, ${report.lost.length} lost, ` +
      `${report.wrong.length} wrong, back within ${report.slowestReturn.toFixed(0)} ms`,
  );
  for (const fault of [...report.lost, ...report.wrong].slice(0, 10)) console.log(`  ${fault}`);
}
await server.end();
rmSync(folder, { recursive: true, force: true });
process.exitCode = failures > 0 ? 1 : 0;
