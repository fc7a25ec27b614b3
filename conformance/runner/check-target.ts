import { type Input, type OperationId, type OperationSpec, operationIds, operations } from '../canonical/operations.ts';
import type { CallerName } from '../case/caller.ts';
import type { Case } from '../case/case.ts';
import { describeWrongKind, Unsupported } from '../case/failure.ts';
import { declaredAbsence, type Need, remedyOf, supplies } from '../case/needs.ts';
import { cases } from '../cases/index.ts';
import { suggestedAnswer } from '../infer/write-inferred.ts';
import { bindingOf, sampleInput } from '../published/binding-of.ts';
import { classes } from '../requirements/classes.ts';
import { loadRegister } from '../requirements/register.ts';
import { createSession } from '../session/create-session.ts';
import { proxyLines } from '../session/proxies.ts';
import { readDirectory } from '../session/role-directory.ts';
import type { Session } from '../session/session.ts';
import { interfaceOf } from '../session/targeting.ts';
import { readsValue, usesInput } from '../target/binding-use.ts';
import { loadTarget } from '../target/load-target.ts';
import type { Target } from '../target/types.ts';
import { counted } from '../text.ts';
import { unknownId } from './existing.ts';
import { missingIn } from './expectations.ts';
import { enough, UserPool } from './user-pool.ts';

export async function dialBindings(
  session: Session,
  target: Target,
  claimed: readonly OperationId[],
): Promise<string[]> {
  const safe = operationIds.filter((operation) => claimed.includes(operation) && isDialable(operation, target));
  const lines: string[] = [];
  for (const operation of safe) {
    const found = await linesOf(session, operation, target).catch((error: Error) => [
      `wrong   ${operation}: ${error.message}`,
    ]);
    lines.push(...found);
  }
  const count = safe.length - lines.filter((line) => line.startsWith('wrong')).length;
  return [
    ...(count > 0 ? [`ok      ${count} of ${safe.length} requests that change nothing are answered as bound`] : []),
    ...lines,
  ];
}

function isDialable(operation: OperationId, target: Target): boolean {
  const { safe, input }: OperationSpec = operations[operation];
  if (safe !== true || /[{]/.test(bindingOf(target, operation)?.path ?? '{')) return false;
  if (operation === 'readAccess') return target.existing?.folder !== undefined;
  return !Object.keys(sampleInput(operation)).some((name) => input[name] === 'id');
}

function inputFor(operation: OperationId, target: Target): Input<OperationId> {
  const sample = sampleInput(operation);
  if (operation === 'readAccess') return { ...sample, ...folderInput(target) };
  // The suite always sends the parameter `active`, because some targets require the parameter.
  if (operation === 'listFields') return { ...sample, active: 'active' };
  if (operation === 'queryDocuments') return { ...sample, ...sampleInput('searchDocuments') };
  return sample;
}

function folderInput(target: Target): Input<'readAccess'> {
  const { folder } = target.existing ?? {};
  const usesId = usesInput(bindingOf(target, 'readAccess'), 'folderId');
  return usesId ? { folderId: folder?.id } : { folderPath: folder?.path };
}

async function linesOf(session: Session, operation: OperationId, target: Target): Promise<string[]> {
  const reply = await session.call(operation, inputFor(operation, target), 'admin', []);
  const { method, url, requestBody, responseBody } = reply.exchange;
  const places = requestBody === null ? 'path and query' : 'path, query and body';
  if (!reply.ok)
    return [`wrong   ${operation}: ${method} ${url} is refused with ${reply.status}; check method, ${places}`];
  const told = (line: string, names: readonly string[]) => {
    const hint = suggestedAnswer(operation, responseBody, bindingOf(target, operation)?.answer, names);
    return hint === undefined ? [line] : [line, `hint    ${operation}: the response looks like ${hint}`];
  };
  const wrong = (text: string, name: string) => told(`wrong   ${operation}: ${text}`, [name]);
  const missing = missingIn(reply);
  if (missing !== undefined)
    return wrong(`the response (${reply.status}) has no ${missing} at the place that the binding reads`, missing);
  const [malformed] = reply.malformed ?? [];
  if (malformed !== undefined) return wrong(describeWrongKind(operation, malformed), malformed.member);
  const unread = unreadIn(operation, reply.values, target);
  return unread === undefined ? [] : told(`note    ${operation}: ${unread.text}`, unread.names);
}

/** Returns what a list does not show about the places that the binding reads. */
function unreadIn(
  operation: OperationId,
  values: object,
  target: Target,
): { text: string; names: string[] } | undefined {
  const items = 'items' in values ? values.items : undefined;
  if (!Array.isArray(items)) return undefined;
  if (items.length === 0)
    return { text: 'the list is empty, so the places of the values of an item are unknown', names: [] };
  const { output }: OperationSpec = operations[operation];
  const [spec] = [output['items'] ?? []].flat();
  const names = typeof spec === 'object' ? Object.keys(spec) : [];
  const isShown = (name: string) => items.some((item) => (item[name] ?? null) !== null);
  const unread = names.filter((name) => readsValue(bindingOf(target, operation), name) && !isShown(name));
  const text = `no item has ${unread.join(' or ')} where the binding reads it, which is right only if there is none`;
  return unread.length === 0 ? undefined : { text, names: unread };
}

export async function otherProblems(session: Session, target: Target): Promise<string[]> {
  return [...(await flaglessJobNotes(session, target)), ...(await directoryLines(session, target))];
}

/** A refusal with 404 does not prove that the feature flag is checked if the job does not exist. */
async function flaglessJobNotes(session: Session, target: Target): Promise<string[]> {
  const named = target.tenants?.withoutFlag?.jobId;
  if (named === undefined || !bindingOf(target, 'readJob')) return [];
  for (const jobId of [named, unknownId(target, 'job')]) {
    const asked = session.call('readJob', { jobId }, 'tenant-without-flag', []);
    const reply = await asked.catch(() => undefined);
    if (reply?.status !== 404) return [];
  }
  return ['note    tenants.withoutFlag.jobId: the response is 404, as for an unknown job; name a job that exists'];
}

async function directoryLines(session: Session, target: Target): Promise<string[]> {
  if (target.tenants?.hrManaged?.directory === undefined) return [];
  const window = await readDirectory(target, session, []).then(
    (entry) =>
      entry
        ? 'ok      the role directory shows the user'
        : 'note    the role directory has no entry where "person" reads it; it may get one with the first role',
    (error: Error) => `wrong   tenants.hrManaged.directory: ${error.message}`,
  );
  return [window];
}

const otherCallers = ['super-admin', 'user', 'other-tenant', 'tenant-without-flag', 'hr-managed-tenant'] as const;

export async function checkTarget(file: string): Promise<{ lines: string[]; usable: boolean; sound: boolean }> {
  const target = await loadTarget(file);
  const { session } = createSession(target);
  const through = proxyLines(target).map((line) => `note    ${line}`);
  const admin = await dial(session, 'admin');
  const usable = admin.fault === null;
  if (!usable && !admin.isMissing)
    return { lines: [...through, ...tokenLines([admin]), needsAdmin], usable, sound: false };
  const dialled = [admin];
  for (const caller of otherCallers) dialled.push(await dial(session, caller));
  const lines = [
    `ok      ${file} is a target file: "${target.name}"`,
    ...through,
    ...[...Map.groupBy(dialled, ({ fault }) => fault).values()].flatMap(tokenLines),
    ...bindingLines(target),
    ...(usable ? await dialBindings(session, target, claimedOperations(target)) : []),
    ...(await otherProblems(session, target)),
    ...(usable ? await countLines(session, target) : []),
    ...needLines(target),
  ];
  return { lines, usable, sound: usable && !lines.some((line) => line.startsWith('wrong')) };
}

const needsAdmin = 'note    the other checks did not run, because they need the token of the admin';

interface Dialled {
  caller: CallerName;
  fault: string | null;
  isMissing: boolean;
}

function tokenLines(dialled: readonly Dialled[]): string[] {
  const names = dialled.map(({ caller }) => caller);
  const [first] = dialled;
  if (first === undefined || first.fault === null) return names.map((name) => `ok      ${name} gets a token`);
  return [`${first.isMissing ? 'missing' : 'wrong  '} ${names.join(', ')}: ${first.fault}`];
}

async function dial(session: Session, caller: CallerName): Promise<Dialled> {
  try {
    await session.tokens.of(caller, []);
    return { caller, fault: null, isMissing: false };
  } catch (error) {
    const fault = session.redacted(error instanceof Error ? error.message : String(error));
    return { caller, fault, isMissing: error instanceof Unsupported };
  }
}

function claimedCases({ claims }: Target): Case[] {
  const classOfRow = new Map(loadRegister().map((row) => [row.id, row.class]));
  return cases.filter(({ requirement }) => claims?.classes?.includes(classOfRow.get(requirement) ?? '') ?? true);
}

function claimedOperations(target: Target): OperationId[] {
  return operationIds.filter((operation) => target.claims?.classes?.includes(classes[interfaceOf(operation)]) ?? true);
}

function bindingLines(target: Target): string[] {
  const claimed = claimedOperations(target);
  const others = operationIds.length - claimed.length;
  const apart =
    others > 0
      ? [`note    ${counted(others, 'operation')} of classes that the file does not claim are not checked`]
      : [];
  const unbound = claimed.filter((operation) => !bindingOf(target, operation));
  if (unbound.length === 0) return ['ok      every operation is bound', ...apart];
  const open = claimedCases(target).filter(({ operations }) => operations.some((each) => unbound.includes(each)));
  return [
    `note    ${counted(unbound.length, 'operation')} not bound; ${counted(open.length, 'case')} can't run without them:`,
    ...unbound.map((operation) => `          ${operation}`),
    ...apart,
  ];
}

/** The objects of which one case needs several. */
const counts = [
  ['two-users', 2, 'users', 'listUsers'],
  ['two-roles', 2, 'roles', 'listRoles'],
  ['users-500', 501, 'users', 'listUsers'],
] as const;

async function countLines(session: Session, target: Target): Promise<string[]> {
  const pool = new UserPool(session, target);
  const { existing = {} } = target;
  const lines: string[] = [];
  for (const [need, count, kind, operation] of counts) {
    const waiting = waitingFor(need, claimedCases(target));
    if (waiting === 0 || (need === 'users-500' && existing.unknownUserId !== undefined)) continue;
    const listed = async () =>
      kind === 'users' ? await pool.take(enough, [], 'first', 0) : [...(await pool.customRoleIds([]))];
    const found = existing[kind]?.length ?? (await listed().catch(() => [])).length;
    const source = existing[kind] ? `existing.${kind} lists` : `${operation} shows`;
    const mark = found < count ? 'note ' : 'ok   ';
    if (found > 0) lines.push(`${mark}   ${counted(waiting, 'case')} need ${count} ${kind}; ${source} ${found}`);
  }
  return lines;
}

function waitingFor(need: Need, among: readonly Case[]): number {
  return among.filter(({ needs }) => needs?.includes(need)).length;
}

function needLines(target: Target): string[] {
  const claimed = claimedCases(target);
  const all = [...new Set(claimed.flatMap(({ needs = [] }) => needs))];
  const lacking = all.filter((need) => !supplies(target, need) && !declaredAbsence(target, need));
  if (lacking.length === 0) return ['ok      every object that the cases need is supplied'];
  const waiting = (need: Need) => waitingFor(need, claimed);
  return [
    'note    objects that the file does not supply, with the number of cases that need them:',
    ...lacking
      .toSorted((one, other) => waiting(other) - waiting(one))
      .map((need) => `${String(waiting(need)).padStart(7)}   ${remedyOf(need)}`),
  ];
}
