import { type Input, type OperationId, type OperationSpec, operationIds, operations } from '../canonical/operations.ts';
import { describeWrongKind } from '../case/failure.ts';
import { bindingOf, sampleInput } from '../published/binding-of.ts';
import { readDirectory } from '../session/role-directory.ts';
import type { Session } from '../session/session.ts';
import { usesInput } from '../target/binding-use.ts';
import type { Target } from '../target/types.ts';
import { missingIn } from './expectations.ts';

export async function dialBindings(
  session: Session,
  target: Target,
  claimed: readonly OperationId[],
): Promise<string[]> {
  const safe = operationIds.filter((operation) => claimed.includes(operation) && isDialable(operation, target));
  const lines: string[] = [];
  for (const operation of safe) {
    const problem = await problemOf(session, operation, inputFor(operation, target)).catch(
      (error: Error) => error.message,
    );
    if (problem !== null) lines.push(`wrong   ${operation}: ${problem}`);
  }
  const count = safe.length - lines.length;
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

async function problemOf(session: Session, operation: OperationId, input: Input<OperationId>): Promise<string | null> {
  const reply = await session.call(operation, input, 'admin', []);
  const { method, url } = reply.exchange;
  if (!reply.ok) return `${method} ${url} is refused with ${reply.status}; check method, path and query`;
  const missing = missingIn(reply);
  if (missing !== undefined)
    return `the response (${reply.status}) has no ${missing} at the place that the binding reads`;
  const [malformed] = reply.malformed ?? [];
  return malformed === undefined ? null : describeWrongKind(operation, malformed);
}

export async function otherProblems(session: Session, target: Target): Promise<string[]> {
  if (target.tenants?.hrManaged?.directory === undefined) return [];
  const window = await readDirectory(target, session, []).then(
    (entry) =>
      entry
        ? 'ok      the role directory shows the user'
        : 'wrong   the role directory has no entry where "person" reads it',
    (error: Error) => `wrong   tenants.hrManaged.directory: ${error.message}`,
  );
  return [window];
}
