import type { Case } from '../case/case.ts';
import { Blocked, Failure } from '../case/failure.ts';
import { loadRegister } from '../requirements/register.ts';
import type { RunParts } from '../runner/create-api.ts';
import { commands } from './commands/index.ts';
import { Coverage } from './coverage.ts';
import { Gate } from './gate.ts';
import { PendingJobs } from './pending-jobs.ts';
import { type Saved, savedId } from './saved.ts';
import { replaySteps, violationsIn } from './walk.ts';

/** Returns test cases that repeat the steps of saved violations. A test case fails if its violation occurs again. */
export function savedCases(parts: RunParts, saved: readonly Saved[]): Case[] {
  const rows = new Map(loadRegister().map((row) => [row.id, row]));
  return saved.map(({ requirement, steps }, at): Case => {
    const id = savedId(at);
    const isPublished = rows.get(requirement)?.basis === 'assumed';
    const used = commands.filter(({ name }) => steps.some(({ command }) => command === name));
    return {
      id,
      requirement,
      title: 'The steps that "cps explore" saved violate no requirement',
      verdict: isPublished ? 'published' : 'stated',
      operations: [...new Set(used.flatMap(({ operations }) => operations))],
      run: async () => {
        const shared = { parts, coverage: new Coverage(), gate: new Gate(), pendingJobs: new PendingJobs() };
        const exploration = { ...shared, deviations: new Set<string>(), isPublished };
        const ended = await replaySteps(exploration, steps, id);
        const [broken] = violationsIn(ended);
        if (broken) throw new Failure(broken.message, broken.expected, broken.actual, broken.exchange);
        if (ended.stopped !== undefined) throw new Blocked(used[0]?.operations[0] ?? requirement, ended.stopped);
      },
    };
  });
}
