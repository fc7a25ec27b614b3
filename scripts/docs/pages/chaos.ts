import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChaosReport, rowsOf } from '../../lab/chaos/report.ts';
import { type Page, page, plain, table } from '../markdown.ts';

const path = 'register/chaos.md';

export function chaosPage(project: string): Page {
  const file = join(project, 'measurements/chaos.json');
  if (!existsSync(file))
    return page(path, '# Chaos run', 'No long chaos run is recorded. Run `npm run chaos -- --long` to record one.');
  const { machine, stores }: ChaosReport = JSON.parse(readFileSync(file, 'utf8'));
  const { cpu, cores, memoryGB, system, node } = machine;
  const skipped = stores.flatMap((report) => report.skipped.map((sentence) => `- ${report.store}: ${plain(sentence)}`));
  return page(
    path,
    '---\naside: false\n---',
    '# Chaos run',
    `A chaos run sends requests for every operation of the contract and injects failures at the same time. It kills and
pauses processes, cuts connections, fills disks, and uploads hostile files. Then the chaos run compares the responses with the stored data.`,
    `Some callers have a separate tenant each. A second sandbox in memory, which no failure disturbs, receives every
acknowledged request once. Both sandboxes must return the same responses and store the same data. A request without a
response, or with status 503, may or may not take effect.`,
    `Other callers share one tenant. They create and rename departments concurrently, upload documents, and read jobs.`,
    `The run was measured on ${plain(cpu)}, ${cores} cores, ${memoryGB} GB, ${system} and Node ${node}. A stall is the CPU
time of one turn of the event loop, so a busy machine does not lengthen it. The memory of a replica includes the
processes that read files for the replica.`,
    table(
      ['', ...stores.map(({ store }) => store)],
      rowsOf(stores).map((row) => row.map(plain)),
      ['left', ...stores.map(() => 'right' as const)],
    ),
    ...(skipped.length > 0 ? [skipped.join('\n')] : []),
    stores
      .map(({ store, seed, ranAt }) => `- The run with ${store} used the seed ${seed} on ${ranAt.slice(0, 10)}.`)
      .join('\n'),
    'The command `npm run chaos` takes two minutes, and `npm run chaos -- --long` takes about an hour.',
  );
}
