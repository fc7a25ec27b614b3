import { type OperationId, operationIds } from '../canonical/operations.ts';
import type { CallerName } from '../case/caller.ts';
import type { Case } from '../case/case.ts';
import { Unsupported } from '../case/failure.ts';
import type { Need } from '../case/needs.ts';
import { declaredAbsence, remedyOf, supplies } from '../case/needs.ts';
import { cases } from '../cases/index.ts';
import { bindingOf } from '../published/binding-of.ts';
import { classes } from '../requirements/classes.ts';
import { loadRegister } from '../requirements/register.ts';
import { createSession } from '../session/create-session.ts';
import type { Session } from '../session/session.ts';
import { interfaceOf } from '../session/targeting.ts';
import { loadTarget } from '../target/load-target.ts';
import type { Target } from '../target/types.ts';
import { counted } from '../text.ts';
import { dialBindings, otherProblems } from './dial-bindings.ts';

const otherCallers = ['super-admin', 'user', 'other-tenant', 'tenant-without-flag', 'hr-managed-tenant'] as const;

export async function checkTarget(file: string): Promise<{ lines: string[]; usable: boolean; sound: boolean }> {
  const target = await loadTarget(file);
  const { session } = createSession(target);
  const admin = await dial(session, 'admin');
  const usable = admin.fault === null;
  if (!usable && !admin.isMissing) return { lines: [...tokenLines([admin]), needsAdmin], usable, sound: false };
  const dialled = [admin];
  for (const caller of otherCallers) dialled.push(await dial(session, caller));
  const lines = [
    `ok      ${file} is a target file: "${target.name}"`,
    ...[...Map.groupBy(dialled, ({ fault }) => fault).values()].flatMap(tokenLines),
    ...bindingLines(target),
    ...(usable ? await dialBindings(session, target, claimedOperations(target)) : []),
    ...(await otherProblems(session, target)),
    ...needLines(target),
  ];
  return { lines, usable, sound: usable && !lines.some((line) => line.startsWith('wrong')) };
}

const needsAdmin = 'note    the other checks did not run, because they need the token of the admin';

interface Dialled {
  caller: CallerName;
  /** Null if the caller got a token. */
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

function needLines(target: Target): string[] {
  const claimed = claimedCases(target);
  const all = [...new Set(claimed.flatMap(({ needs = [] }) => needs))];
  const lacking = all.filter((need) => !supplies(target, need) && !declaredAbsence(target, need));
  if (lacking.length === 0) return ['ok      every object that the cases need is supplied'];
  const waiting = (need: Need) => claimed.filter(({ needs }) => needs?.includes(need)).length;
  return [
    'note    objects that the file does not supply, with the number of cases that need them:',
    ...lacking
      .toSorted((one, other) => waiting(other) - waiting(one))
      .map((need) => `${String(waiting(need)).padStart(7)}   ${remedyOf(need)}`),
  ];
}
