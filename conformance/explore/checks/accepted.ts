import type { OperationId } from '../../canonical/operations.ts';
import type { Reply } from '../../case/exchange.ts';
import type { Rule } from '../rules.ts';
import type { Walk } from '../step.ts';

/**
 * Requires that the target accepts a valid request. Returns whether the target accepted the request.
 * If a job is pending, the target may refuse: the service description says nothing about requests during a job.
 */
export async function mustAccept(
  { api, model, rule }: Walk,
  broken: Rule,
  reply: Reply<OperationId>,
  what: string,
): Promise<boolean> {
  if (reply.ok) return true;
  if (model.jobs.size > 0 && reply.status >= 400 && reply.status < 500) return false;
  await rule(broken, () => api.expect.accepted(reply, what));
  return false;
}
