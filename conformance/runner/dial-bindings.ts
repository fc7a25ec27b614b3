import { type Input, type OperationId, type OperationSpec, operationIds, operations } from '../canonical/operations.ts';
import type { Exchange, Reply } from '../case/exchange.ts';
import { describeWrongKind } from '../case/failure.ts';
import { bindingOf, sampleInput } from '../published/binding-of.ts';
import type { Session } from '../session/session.ts';
import { readsValue, usesInput } from '../target/binding-use.ts';
import type { Target } from '../target/types.ts';
import { missingIn } from './expectations.ts';

type Item = Readonly<Record<string, unknown>>;
type Lists = ReadonlyMap<OperationId, Item>;

/** The lists that show ids, with the names of an id in an item and in a request. */
const ids: Partial<Record<OperationId, readonly [list: OperationId, name: string, input: string]>> = {
  readDepartment: ['listDepartments', 'id', 'id'],
  readUserImport: ['listUserImports', 'id', 'importId'],
  readProvisionRecord: ['listProvisions', 'recordId', 'recordId'],
  readDocument: ['listDocuments', 'documentId', 'documentId'],
  readDocumentByDocId: ['listDocuments', 'docId', 'docId'],
  listDocumentSet: ['listDocuments', 'docSetId', 'docSetId'],
  searchDocuments: ['listDocuments', 'name', 'text'],
  queryDocuments: ['listDocuments', 'name', 'text'],
};

/** Sends each request that changes nothing, with ids of lists, and adds the exchanges to `seen`. */
export async function dialBindings(
  session: Session,
  target: Target,
  claimed: readonly OperationId[],
  seen: Exchange[] = [],
): Promise<string[]> {
  const bound = operationIds.filter((operation) => claimed.includes(operation) && bindingOf(target, operation));
  const shown = new Map<OperationId, Item>();
  const told: string[][] = [];
  for (const operation of bound) {
    const input = inputFor(operation, target, shown);
    if (input === undefined) continue;
    const asked = session.call(operation, input, 'admin', seen).then((reply) => {
      const [item] =
        'items' in reply.values ? (reply.values.items ?? []).toSorted((one, other) => filled(other) - filled(one)) : [];
      if (item) shown.set(operation, item);
      return linesOf(operation, reply, target);
    });
    told.push(await asked.catch((error: Error) => [`wrong   ${operation}: ${error.message}`]));
  }
  const lines = told.flat();
  const count = told.length - lines.filter((line) => line.startsWith('wrong')).length;
  const answered = `ok      ${count} of ${told.length} requests that change nothing are answered as bound`;
  return [...(count > 0 ? [answered] : []), ...lines];
}

/** The item with the most values shows the most places. */
function filled(item: object): number {
  return JSON.stringify(item).length;
}

/** Returns undefined for a request that changes something, or whose id no list shows. */
function inputFor(operation: OperationId, target: Target, shown: Lists): Input<OperationId> | undefined {
  const { safe, input }: OperationSpec = operations[operation];
  const sample = sampleInput(operation);
  const [list, name = '', as = ''] = ids[operation] ?? [];
  const known = list && shown.get(list)?.[name];
  if (safe !== true) return undefined;
  if ((known ?? null) !== null) return { [as]: known };
  if (operation === 'readAccess') return target.existing?.folder && { ...sample, ...folderInput(target) };
  // The suite always sends the parameter `active`, because some targets require the parameter.
  if (operation === 'listFields') return { ...sample, active: 'active' };
  if (operation === 'queryDocuments') return { ...sample, ...sampleInput('searchDocuments') };
  const needsId = Object.keys(sample).some((each) => input[each] === 'id');
  return needsId || /[{]/.test(bindingOf(target, operation)?.path ?? '{') ? undefined : sample;
}

function folderInput(target: Target): Input<'readAccess'> {
  const { folder } = target.existing ?? {};
  const usesId = usesInput(bindingOf(target, 'readAccess'), 'folderId');
  return usesId ? { folderId: folder?.id } : { folderPath: folder?.path };
}

function linesOf(operation: OperationId, reply: Reply<OperationId>, target: Target): string[] {
  const { method, url, requestBody } = reply.exchange;
  const places = requestBody === null ? 'path and query' : 'path, query and body';
  if (!reply.ok)
    return [`wrong   ${operation}: ${method} ${url} is refused with ${reply.status}; check method, ${places}`];
  const missing = missingIn(reply);
  if (missing !== undefined)
    return [
      `wrong   ${operation}: the response (${reply.status}) has no ${missing} at the place that the binding reads`,
    ];
  const [malformed] = reply.malformed ?? [];
  if (malformed !== undefined) return [`wrong   ${operation}: ${describeWrongKind(operation, malformed)}`];
  const unread = unreadIn(operation, reply.values, target);
  return unread === undefined ? [] : [`note    ${operation}: ${unread}`];
}

/** Returns what a list does not show about the places that the binding reads. */
function unreadIn(operation: OperationId, values: object, target: Target): string | undefined {
  const items = 'items' in values ? values.items : undefined;
  if (!Array.isArray(items)) return undefined;
  if (items.length === 0) return 'the list is empty, so the places of the values of an item are unknown';
  const { output }: OperationSpec = operations[operation];
  const [spec] = [output['items'] ?? []].flat();
  const names = typeof spec === 'object' ? Object.keys(spec) : [];
  const isShown = (name: string) => items.some((item) => (item[name] ?? null) !== null);
  const unread = names.filter((name) => readsValue(bindingOf(target, operation), name) && !isShown(name));
  if (unread.length === 0) return undefined;
  return `no item has ${unread.join(' or ')} where the binding reads it, which is right only if there is none`;
}
