import type { OperationId } from '../../canonical/operations.ts';
import type { Reply } from '../../case/exchange.ts';
import { awaitJob } from '../jobs.ts';
import type { ExploreRule } from '../rules.ts';
import type { CommandSequence } from '../step.ts';

/** The service description allows a target to refuse requests while a job is pending. */
export async function mustAccept<O extends OperationId>(
  walk: CommandSequence,
  broken: ExploreRule,
  ask: () => Promise<Reply<O>>,
  what: string,
): Promise<Reply<O>> {
  const { api, model, rule } = walk;
  const reply = await ask();
  const isExcused = model.jobs.size > 0 && reply.status >= 400 && reply.status < 500;
  if (!isExcused) {
    await rule(broken, () => api.expect.accepted(reply, what));
    return reply;
  }
  for (const job of [...model.jobs.values()]) await awaitJob(walk, job);
  return mustAccept(walk, broken, ask, what);
}

/** A single wrong list is not a violation, because the target may return outdated lists for a short time. */
export function mustList<O extends OperationId>(
  walk: CommandSequence,
  [offered, shown]: readonly [offered: ExploreRule, shown: ExploreRule],
  ask: () => Promise<Reply<O>>,
  isRight: (reply: Reply<O>) => boolean | Promise<boolean>,
  what: string,
): Promise<Reply<O>> {
  const list = () => mustAccept(walk, offered, ask, 'Each request for the list is accepted');
  return walk.rule(shown, () => walk.api.eventually(list, isRight, what));
}
