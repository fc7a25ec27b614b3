import { type Input, type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { PublishedShapes } from '../contract/published-shapes.ts';
import type { Pace, Target } from '../target/types.ts';
import { lookInto } from './directory.ts';
import { existing, namedFile, unknownId } from './existing.ts';
import { createExpectations } from './expectations.ts';
import { Blocked, Failure } from './failure.ts';
import type { Announced, Ledger } from './ledger.ts';
import type { Load } from './load.ts';
import type { Api, CallerName, Case, Exchange, ItemsOf, ListOperation, Reply } from './model.ts';
import type { Sleep } from './pacer.ts';
import { isPastTheEnd, itemsOf, pagesOf } from './pages.ts';
import type { Patience } from './patience.ts';
import { askUntil, pollJob, settled } from './polling.ts';
import type { Session } from './session.ts';
import { whyNone } from './unserved.ts';
import type { UserPool } from './user-pool.ts';

export interface ApiParts {
  target: Target;
  pace: Pace;
  load: Load;
  patience: Patience;
  session: Session;
  ledger: Ledger;
  users: UserPool;
  shapes: PublishedShapes;
  runId: string;
  now: () => number;
  sleep: Sleep;
}

const mostItems = 10_000;

/** What one case works with; every exchange of it goes to `record`. */
export function createApi(parts: ApiParts, { id, verdict }: Case, record: Exchange[]): Api {
  const { target, session, ledger, runId } = parts;
  let names = 0;
  const own = new Set<string>();
  const uniqueName = (label: string) => `${label} ${runId} ${id} ${++names}`;

  const judge = (reply: Reply<OperationId>) => {
    if (verdict === 'published') requirePublished(parts, reply);
  };
  const send: Api['send'] = async (operation, input, change, as = 'admin') => {
    const known = announced(ledger, operation, input);
    const reply = await session.call(operation, input, as, record, change);
    if (known) noteMade(ledger, own, known, reply);
    judge(reply);
    if (reply.ok && !isSafe(operation)) await settled(parts);
    return reply;
  };
  const call: Api['call'] = (operation, input, as) => send(operation, input, {}, as);
  const rest: Api['rest'] = (first, as) => restOf(parts, judge, first, as, record);

  return {
    name: uniqueName,
    call,
    send,
    list: async (operation, input, as) => rest(await call(operation, input, as), as),
    rest,
    outcome: (jobId) => pollJob(parts, call, jobId),
    eventually: (ask, done, what) => askUntil(parts, ask, done, what),
    department: async (name = uniqueName('Department'), parent) => {
      const input = parent === undefined ? { name } : { name, parentDepartment: parent };
      const reply = await call('createDepartment', input);
      if (reply.ok && reply.values.id) return reply.values.id;
      throw new Blocked(
        'createDepartment',
        `a department that the case needs could not be made: ${whyNone(reply, 'id')}`,
      );
    },
    users: (count) => parts.users.take(count, record),
    userIds: (count) => parts.users.fill(count, record),
    borrowedUserIds: (count) => parts.users.borrow(id, count, record),
    customRoleIds: () => parts.users.customRoleIds(record),
    borrowedHrUser: () => parts.users.borrowHrUser(id),
    isOfAnotherCase: (department) => ledger.has(department) && !own.has(department),
    keepRoles: (as, roles) => ledger.keepRoles(as, roles),
    unknownId: (kind) => unknownId(target, kind),
    existing: async (kind) => existing(target, kind),
    hasDirectory: target.tenants?.hrManaged?.directory !== undefined,
    directory: () => lookInto(target, session, record),
    file: (kind) => namedFile(target, kind),
    bound: (operation) => session.bound(operation),
    expect: createExpectations(target.errors?.spelling),
  };
}

/** What is made is something new: one object that comes again and again is none that a case could work with. */
function sameAgain({ operation }: Reply<OperationId>, id: string): Blocked {
  return new Blocked(operation, `${operation} answers with ${id}, the id of another object of this run`);
}

/** Notes in the ledger what came of an announced object, and among the case's own ones. */
function noteMade(ledger: Ledger, own: Set<string>, known: Announced, reply: Reply<OperationId>): void {
  const { operation, ok, repeated, values } = reply;
  const { id, documentId } = values as { id?: unknown; documentId?: unknown };
  const made = operation === 'createDepartment' ? id : documentId;
  if (typeof made === 'string') {
    const isNew = operation === 'createDepartment' || operation === 'uploadDocument';
    if (isNew && ledger.has(made, operation)) throw sameAgain(reply, made);
    known.made(made);
    own.add(made);
    return;
  }
  if (!ok && !repeated) known.refused();
}

/** Asking for a token or a list changes nothing that another read could show late. */
function isSafe(operation: OperationId): boolean {
  const { safe, output }: OperationSpec = operations[operation];
  return safe === true || output['token'] !== undefined;
}

/** Notes what the operation is about to make; undefined where there is nothing to remove again. */
function announced(ledger: Ledger, operation: OperationId, input: Input<OperationId>): Announced | undefined {
  const { name, parentDepartment, fileName } = input as Input<'createDepartment'> & Input<'uploadDocument'>;
  if (operation === 'createDepartment') return ledger.announce(operation, name ?? '', parentDepartment ?? null);
  if (operation !== 'uploadDocument' && operation !== 'uploadDocumentVersion') return undefined;
  return ledger.announce(operation, fileName ?? '', null);
}

function requirePublished(
  { shapes, session }: ApiParts,
  { operation, status, headers, handedOn, exchange }: Reply<OperationId>,
): void {
  if (handedOn) throw new Failure(`${operation} is not as published: a redirect`, '200', 'a redirect', exchange);
  const fault = shapes.fault(operation, { status, headers, body: Buffer.alloc(0), json: session.jsonOf(exchange) });
  if (fault)
    throw new Failure(
      `${operation} is not as published: ${fault}`,
      'an answer that the contract declares',
      status,
      exchange,
    );
}

async function restOf<O extends ListOperation>(
  { session, target }: ApiParts,
  judge: (reply: Reply<OperationId>) => void,
  first: Reply<O>,
  as: CallerName | undefined,
  record: Exchange[],
): Promise<ItemsOf<O>> {
  const items: unknown[] = [];
  for await (const reply of pagesOf(first, { session, target, as: as ?? 'admin', record })) {
    if (reply !== first) judge(reply);
    if (!reply.ok && !isPastTheEnd(session, first, reply)) throw refusedPage(reply);
    items.push(...itemsOf(reply));
    if (items.length >= mostItems) break;
  }
  return items as unknown as ItemsOf<O>;
}

function refusedPage({ operation, status, exchange }: Reply<OperationId>): Failure {
  return new Failure(`a page of ${operation} was refused with ${status}`, '2xx', status, exchange);
}
