import type { OperationId } from '../../canonical/operations.ts';
import type { Reply } from '../../case/exchange.ts';
import type { Rule } from '../rules.ts';
import type { Walk } from '../step.ts';

/** Statuses with which an implementation can refuse a request because another one is in progress. */
const busy = [409, 423, 429, 503];

/**
 * Requires that a valid request is accepted, and returns whether it was.
 * While a job of the walk is pending, a refusal for a conflict is allowed: the service description says nothing about it.
 */
export async function mustAccept(
  { api, model, rule }: Walk,
  broken: Rule,
  reply: Reply<OperationId>,
  what: string,
): Promise<boolean> {
  if (reply.ok) return true;
  if (model.jobs.size > 0 && busy.includes(reply.status)) return false;
  await rule(broken, () => api.expect.accepted(reply, what));
  return false;
}
