import packageFile from '../../package.json' with { type: 'json' };
import type { Case } from '../case/case.ts';
import { Blocked, Failure } from '../case/failure.ts';
import { loadRegister } from '../requirements/register.ts';
import type { RunParts } from '../runner/create-api.ts';
import { pseudoCaseOf } from './attempt.ts';
import { commands } from './commands/index.ts';
import { Coverage } from './coverage.ts';
import { Gate } from './gate.ts';
import { PendingJobs } from './pending-jobs.ts';
import { replaySteps, violationsIn } from './run-commands.ts';
import { type Saved, savedId } from './saved.ts';

export function casesOf(saved: readonly Saved[]): Case[] {
  return saved.map(caseOf);
}

export function savedCases(parts: RunParts, saved: readonly Saved[]): Case[] {
  return saved.map((each, at) => {
    const described = caseOf(each, at);
    return { ...described, run: () => repeat(parts, described, each) };
  });
}

function caseOf({ requirement, steps }: Saved, at: number): Case {
  const used = commands.filter(({ name }) => steps.some(({ command }) => command === name));
  const row = loadRegister().find(({ id }) => id === requirement);
  return {
    ...pseudoCaseOf(savedId(at)),
    requirement,
    title: 'The steps that "cps explore" saved violate no requirement',
    verdict: row?.basis === 'assumed' ? 'published' : 'stated',
    operations: [...new Set(used.flatMap(({ operations }) => operations))],
  };
}

async function repeat(parts: RunParts, { id, requirement, verdict, operations }: Case, saved: Saved): Promise<void> {
  const shared = { parts, coverage: new Coverage(), gate: new Gate(), pendingJobs: new PendingJobs() };
  const exploration = { ...shared, deviations: new Set<string>(), isPublished: verdict === 'published' };
  const ended = await replaySteps(exploration, saved.steps, id);
  const [broken] = violationsIn(ended);
  if (broken) throw new Failure(broken.message, broken.expected, broken.actual, broken.exchange);
  if (ended.stopped === undefined) return;
  throw new Blocked(operations[0] ?? requirement, `${ended.stopped}${otherKit(saved.kit)}`);
}

function otherKit(kit: string | undefined): string {
  const { version } = packageFile;
  return kit === undefined || kit === version ? '' : `; version ${kit} of the kit saved the steps, this is ${version}`;
}
