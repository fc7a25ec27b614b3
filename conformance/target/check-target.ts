import { operationIds } from '../canonical/operations.ts';
import { bindingOf } from '../contract/bindings.ts';
import { createSession } from '../runner/create-session.ts';
import { readTarget } from './read-target.ts';

/** Reads a target file, dials the implementation and says in words what works and what is missing. */
export async function checkTarget(file: string): Promise<{ lines: string[]; usable: boolean }> {
  const target = readTarget(file);
  const lines = [`ok      ${file} is a target file: "${target.name}"`];
  const unbound = operationIds.filter((operation) => !bindingOf(target, operation));
  lines.push(
    `${unbound.length === 0 ? 'ok    ' : 'note  '}  ${operationIds.length - unbound.length} of ${operationIds.length} operations are bound`,
  );
  if (unbound.length > 0) lines.push(`        not bound: ${unbound.join(', ')}`);
  const { session } = createSession(target);
  for (const caller of [
    'admin',
    'super-admin',
    'user',
    'other-tenant',
    'tenant-without-flag',
    'hr-managed-tenant',
  ] as const) {
    lines.push(
      await session.token(caller, []).then(
        () => `ok      ${caller} gets a token`,
        (error: Error) => `missing ${caller}: ${error.message}`,
      ),
    );
  }
  return { lines, usable: lines.some((line) => line === 'ok      admin gets a token') };
}
