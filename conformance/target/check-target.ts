import { operationIds } from '../canonical/operations.ts';
import { cases } from '../cases/index.ts';
import { bindingOf } from '../contract/bindings.ts';
import { counted } from '../report/text.ts';
import { createSession } from '../runner/create-session.ts';
import type { CallerName, Need } from '../runner/model.ts';
import { remedies, supplies } from '../runner/needs.ts';
import type { Session } from '../runner/session.ts';
import { readTarget } from './read-target.ts';
import type { Target } from './types.ts';

const callers = ['admin', 'super-admin', 'user', 'other-tenant', 'tenant-without-flag', 'hr-managed-tenant'] as const;

/** Reads a target file, dials the implementation and says in words what works, what is missing and what that opens. */
export async function checkTarget(file: string): Promise<{ lines: string[]; usable: boolean }> {
  const target = readTarget(file);
  const { session } = createSession(target);
  const dialled: { caller: CallerName; fault: string | null }[] = [];
  for (const caller of callers) dialled.push({ caller, fault: await dial(session, caller) });
  const lines = [
    `ok      ${file} is a target file: "${target.name}"`,
    ...dialled.map(({ caller, fault }) =>
      fault === null ? `ok      ${caller} gets a token` : `missing ${caller}: ${fault}`,
    ),
    ...bindingLines(target),
    ...needLines(target),
  ];
  return { lines, usable: dialled[0]?.fault === null };
}

function dial(session: Session, caller: CallerName): Promise<string | null> {
  return session.token(caller, []).then(
    () => null,
    (error: Error) => error.message,
  );
}

function bindingLines(target: Target): string[] {
  const unbound = operationIds.filter((operation) => !bindingOf(target, operation));
  const bound = `${operationIds.length - unbound.length} of ${operationIds.length} operations are bound`;
  if (unbound.length === 0) return [`ok      ${bound}`];
  const open = cases.filter(({ operations }) => operations.some((operation) => unbound.includes(operation)));
  return [
    `note    ${bound}; ${counted(open.length, 'case')} can't be asked without the others:`,
    ...unbound.map((operation) => `          ${operation}`),
  ];
}

/** What the file does not supply, and how many cases wait for that. */
function needLines(target: Target): string[] {
  const all = [...new Set(cases.flatMap(({ needs = [] }) => needs))];
  const lacking = all.filter((need) => !supplies(target, need));
  if (lacking.length === 0) return ['ok      every object that the cases need is supplied'];
  const waiting = (need: Need) => cases.filter(({ needs }) => needs?.includes(need)).length;
  return [
    'note    what the file does not supply, and how many cases wait for it:',
    ...lacking
      .toSorted((one, other) => waiting(other) - waiting(one))
      .map((need) => `${String(waiting(need)).padStart(7)}   ${remedies[need]}`),
  ];
}
