import { type OperationId, operationIds } from '../canonical/operations.ts';
import type { CallerName } from '../case/caller.ts';
import type { Case } from '../case/case.ts';
import type { Exchange } from '../case/exchange.ts';
import { Unsupported } from '../case/failure.ts';
import { declaredAbsence, type Need, remedyOf, supplies } from '../case/needs.ts';
import { cases } from '../cases/index.ts';
import { editsOf, spellingEdits } from '../infer/correct.ts';
import { bindingOf } from '../published/binding-of.ts';
import { classes } from '../requirements/classes.ts';
import { loadRegister } from '../requirements/register.ts';
import { createSession } from '../session/create-session.ts';
import { proxyLines } from '../session/proxies.ts';
import { readDirectory } from '../session/role-directory.ts';
import type { Session } from '../session/session.ts';
import { interfaceOf } from '../session/targeting.ts';
import { editTarget, flow } from '../target/edit-target.ts';
import { loadTarget } from '../target/load-target.ts';
import type { Target } from '../target/types.ts';
import { counted } from '../text.ts';
import { dialBindings } from './dial-bindings.ts';
import { unknownId } from './existing.ts';
import { enough, UserPool } from './user-pool.ts';

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

export interface CheckOptions {
  /** Write corrections to the file. */
  fix?: boolean;
  /** Requests of a run, which show the responses to changes. */
  recorded?: readonly Exchange[];
}

/** Corrections can make further requests possible. */
const mostRounds = 4;

export async function checkTarget(file: string, { fix = false, recorded = [] }: CheckOptions = {}) {
  const fixed: string[] = [];
  for (let round = 1; ; round++) {
    const { edits, ...found } = await checkOnce(file, recorded);
    const texts = edits.map(({ path, value }) => `${path.slice(1).join('.')}: ${flow(value)}`);
    if (!fix || edits.length === 0 || round === mostRounds)
      return {
        ...found,
        lines: [
          ...fixed,
          ...found.lines,
          ...texts.map((text) => `fix     ${text}`),
          ...(edits.length > 0 ? ['note    --fix writes these corrections to the file'] : []),
        ],
      };
    editTarget(file, edits);
    fixed.push(...texts.map((text) => `fixed   ${text}`));
  }
}

async function checkOnce(file: string, recorded: readonly Exchange[]) {
  const target = await loadTarget(file);
  const { session } = createSession(target);
  const through = proxyLines(target).map((line) => `note    ${line}`);
  const seen = [...recorded];
  const admin = await dial(session, 'admin', seen);
  const usable = admin.fault === null;
  if (!usable && !admin.isMissing)
    return {
      lines: [...through, ...tokenLines([admin]), needsAdmin],
      edits: editsOf('createAdminToken', target, seen),
      usable,
      sound: false,
    };
  const dialled = [admin];
  for (const caller of otherCallers) dialled.push(await dial(session, caller, seen));
  const claimed = claimedOperations(target);
  const lines = [
    `ok      ${file} is a target file: "${target.name}"`,
    ...through,
    ...[...Map.groupBy(dialled, ({ fault }) => fault).values()].flatMap(tokenLines),
    ...bindingLines(target),
    ...(usable ? await dialBindings(session, target, claimed, seen) : []),
    ...(await otherProblems(session, target)),
    ...(usable ? await countLines(session, target) : []),
    ...needLines(target),
  ];
  const edits = [...claimed.flatMap((operation) => editsOf(operation, target, seen)), ...spellingEdits(target)];
  return { lines, edits, usable, sound: usable && !lines.some((line) => line.startsWith('wrong')) };
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

async function dial(session: Session, caller: CallerName, seen: Exchange[]): Promise<Dialled> {
  try {
    await session.tokens.of(caller, seen);
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
    const list = async () =>
      kind === 'users' ? await pool.take(enough, [], 'first', 0) : [...(await pool.customRoleIds([]))];
    const listed = await list().catch(() => []);
    const found = existing[kind]?.length ?? listed.length;
    const source = existing[kind] ? `existing.${kind} lists` : `${operation} shows`;
    const mark = found < count ? 'note ' : 'ok   ';
    const hint =
      need === 'users-500' && found < count
        ? `. Without more users, a certificate needs existing.unknownUserId, for example "${patternLike(listed)}"`
        : '';
    if (found > 0) lines.push(`${mark}   ${counted(waiting, 'case')} need ${count} ${kind}; ${source} ${found}${hint}`);
  }
  return lines;
}

/** The format of ids that look like the given ids and that probably nobody has. */
function patternLike([id = '']: readonly string[]): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return '00000000-0000-4000-8000-{n:12}';
  // The time of the pattern below grows with the square of the length.
  if (id.length > 64) return '9{n:8}';
  const [, prefix = '', number = ''] = /^(.*?)([0-9a-f]*)$/i.exec(id) ?? [];
  return number.length < 10 ? `${prefix}9{n:8}` : `${prefix}{n:${number.length}}`;
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
