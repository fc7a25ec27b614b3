import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChaosReport, rowsOf } from '../../chaos/report.ts';
import { type Page, page, plain, table } from '../markdown.ts';

const path = 'register/chaos.md';

/** Creates the page with the results of the last long runs of `npm run chaos` for each store. */
export function chaosPage(project: string): Page {
  const file = join(project, 'measurements/chaos.json');
  if (!existsSync(file))
    return page(path, '# Chaos run', 'No long run is on record: `npm run chaos -- --long` makes one.');
  const { machine, stores }: ChaosReport = JSON.parse(readFileSync(file, 'utf8'));
  const { cpu, cores, memoryGB, system, node } = machine;
  const skipped = stores.flatMap((report) => report.skipped.map((sentence) => `- ${report.store}: ${plain(sentence)}`));
  return page(
    path,
    '---\naside: false\n---',
    '# Chaos run',
    `A chaos run sends requests for every operation of the contract while processes are killed and paused, connections are
cut, disks are full, and files are made to harm their reader. It compares what was answered with what is stored.`,
    `Callers of one kind have a tenant each. A second sandbox, in memory and undisturbed, gets every acknowledged request once; both
must give the same answers and store the same. A request without an answer, or with 503, may have its effect or not. Callers of the
other kind share a tenant: they create and rename departments at the same time, upload, and follow jobs.`,
    `Measured on ${plain(cpu)}, ${cores} cores, ${memoryGB} GB, ${system}, Node ${node}. A stall is CPU time of one turn of the event
loop, so that a busy machine does not lengthen it. Memory counts a replica with the processes that read files for it.`,
    table(
      ['', ...stores.map(({ store }) => store)],
      rowsOf(stores).map((row) => row.map(plain)),
      ['left', ...stores.map(() => 'right' as const)],
    ),
    ...(skipped.length > 0 ? [skipped.join('\n')] : []),
    stores.map(({ store, seed, ranAt }) => `- ${store}: seed ${seed}, ${ranAt.slice(0, 10)}`).join('\n'),
    'On your own machine: `npm run chaos` takes two minutes, `npm run chaos -- --long` about an hour.',
  );
}
