import { spawn } from 'node:child_process';
import { startSandbox } from '../../../../testing/project/process.ts';
import { authorization } from '../../../../testing/requests/send.ts';
import { treeUsage, watchPeaks } from '../../usage.ts';
import { atMost, type Section } from '../sections.ts';
import { upload } from './hostile.ts';

const [imports, busy] = [60, 4];
const mostSeconds = 120;

export const importsSection: Section = {
  name: 'imports',
  title: `${imports} imports at once beside ${busy} busy processes (only on Linux)`,
  isStress: true,
  run: async () => {
    const sandbox = await startSandbox();
    const headers = await authorization(sandbox.url, 'aurora-admin-key');
    const loop = `const end = Date.now() + ${mostSeconds * 1000}; while (Date.now() < end);`;
    const loops = Array.from({ length: busy }, () => spawn(process.execPath, ['--eval', loop]));
    const before = treeUsage(sandbox.pid).cpu;
    const end = watchPeaks(() => [treeUsage(sandbox.pid).memory]);
    try {
      const answers = await Promise.all(
        Array.from({ length: imports }, (_, at) => {
          const csv = Buffer.from(`email,firstName\nuser${at}@aurora.example,Ann\n`);
          return upload(`${sandbox.url}/v2/admin/users/import`, headers, 'one.csv', csv);
        }),
      );
      const [peak = 0] = await end();
      const cpu = treeUsage(sandbox.pid).cpu - before;
      const slowest = Math.max(...answers.map(({ took }) => took)) / 1000;
      return {
        columns: ['imports', 'slowest, s', 'CPU, s', 'CPU of an import, ms', 'peak memory, MiB'],
        rows: [[imports, slowest, cpu, (cpu / imports) * 1000, Math.round(peak / 2 ** 20)]],
        bars: [
          atMost(0, '', 'refused imports', answers.filter(({ status }) => status !== 202).length),
          atMost(mostSeconds, 's', 'slowest import', slowest),
        ],
      };
    } finally {
      for (const each of loops) each.kill('SIGKILL');
      await sandbox.end();
    }
  },
};
