import { cleanUpRun } from '../conformance/clean-up/clean-up.ts';
import { loadTarget } from '../conformance/target/load-target.ts';
import { counted } from '../conformance/text.ts';
import { withBaseUrl } from './conformance/base-url.ts';

interface Options {
  target: string;
  baseUrl?: string;
  run: string;
  report: string;
}

export async function cleanup({ target: file, baseUrl, run, report }: Options): Promise<void> {
  const target = withBaseUrl(await loadTarget(file, { files: false }), baseUrl);
  const ledgerFile = `${report}/${run}.ledger.jsonl`;
  const { left } = await cleanUpRun(target, ledgerFile, { isAnyAddress: baseUrl !== undefined });
  const remaining = left.length === 0 ? 'No object' : counted(left.length, 'object');
  console.log(`${remaining} of run ${run} ${left.length > 1 ? 'are' : 'is'} left on the target.`);
  for (const { operation, id, reason } of left) console.error(`left: ${id} (${operation}): ${reason}`);
  process.exitCode = left.length > 0 ? 1 : 0;
}
