import { type Input, type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import { type Api, type ItemsOf, type ListOperation, mostItems } from '../case/api.ts';
import type { CallerName } from '../case/caller.ts';
import type { Case } from '../case/case.ts';
import type { Change, Exchange, Reply } from '../case/exchange.ts';
import { Blocked, Failure } from '../case/failure.ts';
import { family, neededDepartment, topDepartment } from '../cases/departments/steps.ts';
import { announcedBy, createsNewId, isCreation, objectId } from '../clean-up/creations.ts';
import type { Announced, Ledger } from '../clean-up/ledger.ts';
import { bindingOf } from '../published/binding-of.ts';
import type { PublishedShapes } from '../published/shapes.ts';
import type { Connection } from '../session/create-session.ts';
import { isPastTheEnd, itemsOf, pagesOf } from '../session/pages.ts';
import { readDirectory, windowOf } from '../session/role-directory.ts';
import { usesInput } from '../target/binding-use.ts';
import type { Target } from '../target/types.ts';
import { documentFile, existing, namedFile, unknownId } from './existing.ts';
import { createExpectations } from './expectations.ts';
import type { Observations } from './observations.ts';
import type { PendingJobs } from './pending-jobs.ts';
import { newlyStaying, type Staying } from './staying.ts';
import type { UserPool } from './user-pool.ts';
import { askUntil, askUntilReady, pauseForTarget, pollJob, untilDue } from './wait.ts';

export interface RunParts extends Connection {
  target: Target;
  ledger: Ledger;
  users: UserPool;
  pendingJobs: PendingJobs;
  shapes: PublishedShapes;
  observations: Observations | undefined;
  aboutAllAnswers: ReadonlySet<string>;
  runId: string;
  malformed: Map<string, string>;
  hiddenDocuments: Set<string>;
  /** The objects that the run cannot delete, and the users whose earlier roles the run cannot restore. */
  staying: Staying[];
}

export function createApi(parts: RunParts, each: Case, record: Exchange[], own = new Set<string>()): Api {
  const { id, verdict, requirement } = each;
  const { target, session, ledger, runId } = parts;
  let names = 0;
  let works = 0;
  const uniqueName = (label: string) => `${label} ${runId} ${id} ${++names}`;

  const roles = async () => target.existing?.roles ?? [...(await parts.users.customRoleIds(record))];
  const root = target.existing?.rootDepartmentId;
  const topLevel = root === undefined ? {} : { parentDepartment: root };

  const validates = verdict === 'published' && parts.aboutAllAnswers.has(requirement);
  const judge = (reply: Reply<OperationId>, { method, pathSuffix }: Change = {}) => {
    // If the test case changed the method or path, the response does not count as a response of the operation.
    const isOwn = method === undefined && pathSuffix === undefined;
    const noted = isOwn && parts.observations?.note(id, reply, session.jsonOf(reply.exchange));
    // A response that violates the API contract is a failure only if the test case validates all responses.
    if (validates) requirePublished(reply, noted === false ? faultIn(parts, reply) : noted);
  };
  const send: Api['send'] = async (operation, input, change, as = 'admin') => {
    const announced = announce(ledger, operation, input, id);
    const reply = await session.call(operation, input, as, record, change);
    const isRepeatable = change.headers?.['Idempotency-Key'] !== undefined;
    if (announced) noteCreated(ledger, own, announced, reply, isRepeatable);
    parts.pendingJobs.note(reply, input, as, id);
    judge(reply, change);
    if (reply.ok) noteHidden(parts, operation, input, as);
    if (reply.ok && operation === 'updateDepartment') noteMoved(ledger, input);
    if (reply.ok) parts.staying.push(...newlyStaying(operation, input, reply, parts));
    if (reply.ok && !isSafe(operation)) await pauseForTarget(parts);
    return reply;
  };
  const once: Api['once'] = async (shared) => {
    const { result, exchanges, ids } = await shared.of(ledger, async () => {
      const made: Exchange[] = [];
      const created = new Set<string>();
      const owner = `${id} shared ${++works}`;
      const api = createApi(parts, { ...each, id: owner }, made, created);
      const settle = () => parts.pendingJobs.settle(api, owner);
      const done = shared.work(api).finally(() => parts.users.giveBack(owner, settle));
      const result = await done.finally(() => record.push(...made));
      return { result, exchanges: made, ids: created };
    });
    if (!exchanges.some((exchange) => record.includes(exchange))) record.push(...exchanges);
    for (const created of ids) own.add(created);
    return result;
  };
  const call: Api['call'] = (operation, input, as) => send(operation, input, {}, as);
  const department: Api['department'] = async (name = uniqueName('Department'), parent) =>
    neededDepartment({ call }, { name, parentDepartment: parent ?? (await once(topDepartment)) });
  const plainDepartment: Api['plainDepartment'] = async () => {
    const made = await family.known(ledger)?.catch(() => undefined);
    const id = made?.result.spare.shift();
    if (made === undefined || id === undefined) return department();
    await once(topDepartment);
    const needed = [made.result.top, made.result.parent, id];
    for (const each of needed) own.add(each);
    const isNeeded = (each: Exchange) => needed.includes(objectId(session.stepOf(each)?.values ?? {}) ?? '');
    record.push(...made.exchanges.filter((each) => isNeeded(each) && !record.includes(each)));
    return id;
  };
  const rest: Api['rest'] = (first, as) => restOf(parts, judge, first, as, record);

  return {
    name: uniqueName,
    call,
    send,
    bodyOf: (operation, input) => session.bodyOf(operation, input, record),
    list: async (operation, input, as) => rest(await call(operation, input, as), as),
    rest,
    outcome: (jobId) => pollJob(parts, call, jobId).finally(() => parts.pendingJobs.followed(jobId)),
    untilDue: (jobId) => untilDue(parts, jobId),
    eventually: (ask, done, what) => askUntil(parts, ask, done, what),
    ready: (ask, statuses) => askUntilReady(parts, ask, statuses),
    once,
    department,
    plainDepartment,
    users: (count, which, least) => parts.users.take(count, record, which, least),
    listedUser: (id) => parts.users.listed(id),
    userIds: (count) => parts.users.fill(count, record),
    borrowedUserIds: (count, least) => parts.users.borrow(id, count, record, least),
    customRoleIds: () => parts.users.customRoleIds(record),
    roles,
    borrowedHrUser: () => parts.users.borrowHrUser(id),
    uploads: () =>
      ledger.entries.flatMap(({ operation, id: uploaded }) =>
        operation === 'uploadDocument' && uploaded && !parts.hiddenDocuments.has(uploaded) ? [uploaded] : [],
      ),
    isOfAnotherCase: ({ id: department, name }) =>
      department && ledger.has(department)
        ? !own.has(department)
        : Boolean(name && (ledger.isAwaited(name, id) || (!department && name.includes(runId)))),
    recordRoles: (as, roles) => ledger.recordRoles(as, roles),
    isRoleRecorded: (userId) => ledger.hasRoleOf(userId),
    unknownId: (kind) => unknownId(target, kind),
    existing: async (kind) => existing(target, kind, /^(r|secondR)ole$/.test(kind) ? await roles() : []),
    hasDirectory: target.tenants?.hrManaged?.directory !== undefined,
    directory: (userId) => readDirectory(target, session, record, userId),
    hasDirectoryOf: (userId) => windowOf(target, userId) !== undefined,
    file: (kind) => namedFile(target, kind),
    seen: (operation, part) => parts.observations?.of(operation, part) ?? { count: 0, fault: null },
    documentFile: (label, bytes) => documentFile(target, uniqueName(label), bytes),
    given: target.existing ?? {},
    topLevel,
    binds: (operation) => bindingOf(target, operation) !== undefined,
    uses: (operation, input) => usesInput(bindingOf(target, operation), input),
    observes: (name, input) => {
      const binding = target.observe?.[name];
      return binding !== undefined && (input === undefined || usesInput(binding, input));
    },
    observe: (name, input) => session.observe(name, input, 'admin', record),
    bound: (operation) => session.bound(operation),
    expect: createExpectations(target.errors?.spelling),
  };
}

/** A repeatable creation has a key, so its repetition names the id of the first one. */
function noteCreated(
  ledger: Ledger,
  own: Set<string>,
  announced: Announced,
  reply: Reply<OperationId>,
  isRepeatable: boolean,
): void {
  const { operation, ok, repeated, values } = reply;
  const id = objectId(values);
  if (id === undefined) {
    if (!ok && !repeated) announced.refused();
    return;
  }
  const isOwn = isRepeatable && own.has(id);
  if (isCreation(operation) && createsNewId(operation) && ledger.has(id, operation) && !isOwn)
    throw new Blocked(operation, `${operation} answers with ${id}, the id of another object of this run`);
  announced.created(id);
  own.add(id);
}

function noteHidden(
  { hiddenDocuments, ledger }: RunParts,
  operation: OperationId,
  { documentId }: Input<'deleteDocument'>,
  as: CallerName,
): void {
  const isDeleted = operation === 'deleteDocument';
  if (!documentId || !(isDeleted || operation === 'uploadDocumentVersion')) return;
  hiddenDocuments.add(documentId);
  if (isDeleted && as === 'admin') ledger.deleted(documentId);
}

function noteMoved(ledger: Ledger, { id, parentDepartment }: Input<'updateDepartment'>): void {
  if (id && parentDepartment !== undefined) ledger.moved(id, parentDepartment);
}

function isSafe(operation: OperationId): boolean {
  const { safe, output }: OperationSpec = operations[operation];
  return safe === true || output['token'] !== undefined;
}

/** Returns undefined if the request creates no object, or an object that no operation can delete. */
function announce(
  ledger: Ledger,
  operation: OperationId,
  input: Input<OperationId>,
  owner: string,
): Announced | undefined {
  if (!isCreation(operation)) return undefined;
  const { name, parent } = announcedBy(input);
  return ledger.announce(operation, name, parent, owner);
}

function faultIn({ shapes, session }: RunParts, { operation, status, headers, exchange }: Reply<OperationId>) {
  return shapes.fault(operation, { status, headers, body: Buffer.alloc(0), json: session.jsonOf(exchange) });
}

function requirePublished({ operation, redirected, exchange }: Reply<OperationId>, fault: string | undefined): void {
  if (redirected)
    throw new Failure(`${operation} does not match the contract: a redirect`, '200', 'a redirect', exchange);
  if (fault)
    throw new Failure(
      `${operation} does not match the contract: ${fault}`,
      'a response that the contract declares',
      fault,
      exchange,
    );
}

async function restOf<O extends ListOperation>(
  { session }: RunParts,
  judge: (reply: Reply<OperationId>) => void,
  first: Reply<O>,
  as: CallerName | undefined,
  record: Exchange[],
): Promise<ItemsOf<O>> {
  const items: unknown[] = [];
  for await (const reply of pagesOf(first, { session, as: as ?? 'admin', record })) {
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
