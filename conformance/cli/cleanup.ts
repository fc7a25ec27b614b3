import type { Command } from 'commander';
import { counted } from '../text.ts';
import { parseBaseUrl } from './base-url.ts';

interface Options {
  target: string;
  baseUrl?: string;
  run: string;
  report: string;
}

/** Defines the command `cps cleanup`, which deletes the objects of an interrupted run. */
export function registerCleanup(program: Command): void {
  program
    .command('cleanup')
    .description('delete the objects that an interrupted run created')
    .requiredOption('--target <file>', 'the target file or module of the run')
    .requiredOption('--run <id>', 'the id of the run, which its plan and its report show')
    .option('--base-url <url>', 'the base URL of the run, if it is not the one in the file', parseBaseUrl)
    .option('--report <folder>', 'folder with the reports of the run', 'report')
    .addHelpText('after', help)
    .action(cleanup);
}

const help = `
Exit codes: 0 all objects are deleted, 1 some remain, 2 a file cannot be used or
the run has no ledger.

Example:
  $ cps cleanup --target mine.yaml --run 1a2b3c4d`;

async function cleanup({ target: file, baseUrl, run, report }: Options): Promise<void> {
  const [{ loadTarget }, { cleanUpRun }] = await Promise.all([
    import('../target/load-target.ts'),
    import('../clean-up/clean-up.ts'),
  ]);
  const described = await loadTarget(file);
  const target = baseUrl === undefined ? described : { ...described, baseUrl };
  const { left } = await cleanUpRun(target, `${report}/${run}.ledger.jsonl`);
  const remaining = left.length === 0 ? 'No object' : counted(left.length, 'object');
  console.log(`${remaining} of run ${run} ${left.length > 1 ? 'are' : 'is'} left on the target.`);
  for (const { operation, id, reason } of left) console.error(`left: ${id} (${operation}): ${reason}`);
  process.exitCode = left.length > 0 ? 1 : 0;
}
