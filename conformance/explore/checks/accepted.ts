import type { OperationId } from '../../canonical/operations.ts';
import type { Reply } from '../../case/exchange.ts';
import type { Rule } from '../rules.ts';
import type { Walk } from '../step.ts';

/**
 * Requires that the target accepts a valid request, and returns whether it accepted the request.
 * While a job of the random walk is pending, a refusal is allowed, because no stated rule covers such conflicts.
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
