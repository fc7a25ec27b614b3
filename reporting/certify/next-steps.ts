import { interrupted } from '../../conformance/record/conclude.ts';
import { counted, shellWord } from '../../conformance/text.ts';
import type { Facts } from './facts.ts';
import { describeClass, replayCommand, selectionOf } from './facts.ts';

const most = 3;

export function nextSteps(facts: Facts, recordFile?: string): string[] {
  const { record } = facts;
  if (record.shard !== null) return [];
  if (record.voidReason === interrupted)
    return ['The run was interrupted. Run it again to get a verdict.', ...leftBehind(facts)];
  if (record.conclusion === 'void') return ['Remove the cause that is named above, then run again.'];
  return [
    ...firstFailure(facts, recordFile),
    ...missingInput(facts),
    ...afterCertificate(facts),
    ...afterSelection(facts),
    ...leftBehind(facts),
  ];
}

function firstFailure({ record, failures, rootCauses }: Facts, recordFile?: string): string[] {
  const first = failures.find(({ outcome }) => outcome === 'failed' || outcome === 'error');
  if (first === undefined) return [];
  const blocked = rootCauses.find(({ id }) => id === first.id)?.blocked.length ?? 0;
  const effect = blocked > 0 ? `, because it blocks ${counted(blocked, 'other case')}` : '';
  const place = recordFile === undefined ? ' in the folder of this report' : '';
  const repeat = `Repeat it${place}: ${replayCommand(record, recordFile ?? 'report.json', first)}`;
  const steps = [repeat, 'With the option --script, this command writes a Node program that repeats the requests.'];
  return [`Start with ${first.id}${effect}.`, ...(first.script === undefined ? [] : steps)];
}

function missingInput({ open }: Facts): string[] {
  return open
    .filter(({ outcome }) => outcome === 'unsupported' || outcome === 'unbound')
    .slice(0, most)
    .map(({ reason, cases }) => `To run ${counted(cases.length, 'more case')}: ${withoutPeriod(reason)}.`);
}

function afterCertificate({ record, shownOnly }: Facts): string[] {
  if (record.conclusion !== 'certified') return [];
  const open = record.classes.filter((each) => shownOnly.includes(each.verdict) && !each.certified);
  return [
    'Sign the result so that others can check it. Create a key and repeat the run with --sign cps.key.pem: cps keys create',
    ...open.map(
      (each) =>
        `${describeClass(each)} is not certified: ${each.passed} of the ${each.required} requirements that a certificate needs passed. "--verdict published" makes it decide.`,
    ),
  ];
}

function afterSelection({ record }: Facts): string[] {
  if (selectionOf(record) === undefined) return [];
  return ['Run all cases to get a verdict: repeat the command without --only and --read-only.'];
}

function leftBehind({ record: { cleanup, runId } }: Facts): string[] {
  if (cleanup.left.length === 0) return [];
  return [`Remove what the run left behind, with --target as in this run: cps cleanup --run ${shellWord(runId)}`];
}

function withoutPeriod(text: string): string {
  return text.replace(/\.$/, '');
}
