// Sends many small user imports at once while other processes use all CPU time. Runs only on Linux.
// Usage: node scripts/lab/imports.ts [number of imports] [number of busy processes]
import { spawn } from 'node:child_process';
import { measureTree } from './process-tree.ts';
import { startSandbox } from './sandbox-process.ts';
import { tokenOf } from './send-hostile.ts';

const [imports, busy] = [Number(process.argv[2] ?? 60), Number(process.argv[3] ?? 4)];
const mostSeconds = 120;

const sandbox = await startSandbox();
const headers = { authorization: `Bearer ${await tokenOf(sandbox.url, 'aurora-admin-key')}` };
const loop = `const end = Date.now() + ${mostSeconds * 1000}; while (Date.now() < end);`;
const loops = Array.from({ length: busy }, () => spawn(process.execPath, ['--eval', loop]));
const end = measureTree(sandbox.pid);
const started = performance.now();
const statuses = await Promise.all(
  Array.from({ length: imports }, async (_, at) => {
    const body = new FormData();
    body.set('file', new Blob([`email,firstName\nuser${at}@aurora.example,Ann\n`]), 'one.csv');
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(mostSeconds * 1000) };
    return (await fetch(`${sandbox.url}/v2/admin/users/import`, init)).status;
  }),
);
const took = performance.now() - started;
const { peak, cpu } = end();
for (const each of loops) each.kill('SIGKILL');
await sandbox.kill();
const accepted = statuses.filter((status) => status === 202).length;
console.log(
  `${accepted} of ${imports} imports accepted beside ${busy} busy processes in ${(took / 1000).toFixed(1)} s; ` +
    `${cpu.toFixed(2)} s of CPU time, ${((cpu / imports) * 1000).toFixed(0)} ms for each; peak RSS ${peak.toFixed(0)} MiB`,
);
if (accepted < imports) process.exitCode = 1;
