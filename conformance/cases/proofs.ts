import type { Input, OperationId } from '../canonical/operations.ts';
import { type Api, mostItems, Shared } from '../case/api.ts';
import type { CallerName } from '../case/caller.ts';
import type { Reply } from '../case/exchange.ts';
import { Blocked, Failure, Unsupported } from '../case/failure.ts';

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
 * If a server accepts an unknown path, the server probably accepts all paths. An HTML page counts as an error, because
 * some web servers return a page with status 200 for unknown paths.
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

export async function mustNeedObject<O extends OperationId>(
  api: Api,
  operation: O,
  unknown: Input<O>,
  as?: CallerName,
): Promise<void> {
  const { ok, status } = await api.call(operation, unknown, as);
  if (ok) throw new Blocked(operation, `the same request about an object that does not exist answers ${status}`);
}

export function containsAll(listed: readonly unknown[], wanted: readonly unknown[]): boolean {
  const known = new Set(listed);
  if (wanted.every((each) => known.has(each))) return true;
  if (listed.length < mostItems) return false;
  throw new Unsupported(`the list has more than ${mostItems} items. Name a smaller tenant in the target file.`);
}

/** If a search for an unknown id returns users, the target probably ignores the search filters. */
export async function mustFindNobody(api: Api, filter: { id: string } | { email: string }): Promise<void> {
  const reply = await api.call('listUsers', filter);
  const found = (reply.values.items ?? []).length;
  if (found > 0) throw new Blocked('listUsers', `a filter that matches no user finds ${found} users`);
}

/** If the target accepts an empty list, the target probably accepts all invalid lists. */
export async function mustRejectNoRows(api: Api, as?: CallerName): Promise<void> {
  const { ok, status } = await api.call('replaceRoleAssignments', { assignments: [] }, as);
  if (ok) throw new Blocked('replaceRoleAssignments', `a request without rows is accepted too: ${status}`);
}

export const noRowsRejected = new Shared((api) => mustRejectNoRows(api));

/** If `findCause` finds no faulty step, throws the error of `check`. */
export async function unlessCausedBy<T>(findCause: () => Promise<void>, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Failure) await findCause();
    throw error;
  }
}

/** A failed check makes the outcome of the test case `blocked` instead of `failed`. */
export async function asSetup<T>(operation: OperationId, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure ? new Blocked(operation, error.message) : error;
  }
}
