import type { Input, OperationId } from '../canonical/operations.ts';
import { type Api, mostItems } from '../case/api.ts';
import type { CallerName } from '../case/caller.ts';
import type { Reply } from '../case/exchange.ts';
import { Blocked, Failure, Unsupported } from '../case/failure.ts';

/** Returns whether a response is successful and has every property that the operation marks as vital. */
function isComplete(api: Api, reply: Reply<OperationId>): boolean {
  try {
    api.expect.accepted(reply, 'The response is complete');
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/**
 * Proves that the path matters for a request: the same request to an unknown path must fail.
 * A server that accepts everything would also accept the request at an unknown path.
 * A web page at the unknown path does not count as success.
 */
export async function mustNeedAddress<O extends OperationId>(
  api: Api,
  operation: O,
  input: Input<O>,
  as?: CallerName,
): Promise<void> {
  const reply = await api.send(operation, input, { pathSuffix: '/no-such-address' }, as);
  if (!isComplete(api, reply) || /html/.test(reply.headers['content-type'] ?? '')) return;
  throw new Blocked(operation, `a path that does not exist answers ${reply.status} with the same members`);
}

/** Proves that the object matters for a request: the same request for an unknown object must be refused. */
export async function mustNeedObject<O extends OperationId>(
  api: Api,
  operation: O,
  unknown: Input<O>,
  as?: CallerName,
): Promise<void> {
  const { ok, status } = await api.call(operation, unknown, as);
  if (ok) throw new Blocked(operation, `the same request about an object that does not exist answers ${status}`);
}

/**
 * Returns whether a list contains all wanted values.
 * Throws `Unsupported` if a value is missing and only the start of the list was read.
 */
export function containsAll(listed: readonly unknown[], wanted: readonly unknown[]): boolean {
  const known = new Set(listed);
  if (wanted.every((each) => known.has(each))) return true;
  if (listed.length < mostItems) return false;
  throw new Unsupported(`the list has more than ${mostItems} items. Name a smaller tenant in the target file.`);
}

/** Proves that the target knows its users: an unknown id or e-mail address finds no user. */
export async function mustFindNobody(api: Api, filter: { id: string } | { email: string }): Promise<void> {
  const reply = await api.call('listUsers', filter);
  const found = (reply.values.items ?? []).length;
  if (found > 0) throw new Blocked('listUsers', `a filter that matches no user finds ${found} users`);
}

/** Proves that role assignments are validated: a request with an empty list of assignments is rejected. */
export async function mustRejectNoRows(api: Api, as?: CallerName): Promise<void> {
  const { ok, status } = await api.call('replaceRoleAssignments', { assignments: [] }, as);
  if (ok) throw new Blocked('replaceRoleAssignments', `a request without rows is accepted too: ${status}`);
}

/** Runs a check. If the check fails, runs `findCause`, which throws `Blocked` if a setup step was the cause. */
export async function unlessCausedBy(findCause: () => Promise<void>, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof Failure) await findCause();
    throw error;
  }
}

/** Runs a setup step that another test case judges. If the step fails, this test case is blocked and does not fail. */
export async function asSetup<T>(operation: OperationId, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure ? new Blocked(operation, error.message) : error;
  }
}
