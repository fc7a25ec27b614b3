import { isFields, stringsOf } from '../redocly/nodes.ts';
import { type Contract, type ContractName, type FoundOperation, findOperations } from './model.ts';

const KEY = 'x-enum-of';

const EXCEPT = 'x-enum-except';

/**
 * Gives an `enum` to every schema that says `x-enum-of`, so that no file of the contract repeats a list of operations.
 * `x-enum-except` names operations to leave out. The lists are those of `listsOf`.
 */
export function fillEnums(contracts: readonly Contract[]): void {
  const lists = listsOf(findOperations(contracts));
  for (const { document } of contracts) fillIn(document, lists);
}

function listsOf(all: readonly FoundOperation[]): ReadonlyMap<string, readonly string[]> {
  const served = all.filter(({ contract }) => contract.name !== 'sandbox');
  const of = (name: ContractName) => served.filter(({ contract }) => contract.name === name);
  const lists = {
    operations: all,
    'interface operations': served,
    'admin operations': of('admin'),
    'documents operations': of('documents'),
    'operations with a token': served.filter(takesToken),
  };
  const ids = (found: readonly FoundOperation[]) => found.map(({ operation }) => operation.operationId).sort();
  return new Map(Object.entries(lists).map(([name, found]) => [name, ids(found)]));
}

function takesToken({ contract, operation }: FoundOperation): boolean {
  const [first = {}] = operation.security ?? contract.document.security ?? [];
  return Object.hasOwn(first, 'accessToken');
}

function fillIn(node: unknown, lists: ReadonlyMap<string, readonly string[]>): void {
  if (Array.isArray(node)) for (const item of node) fillIn(item, lists);
  if (!isFields(node)) return;
  const { [KEY]: wanted, [EXCEPT]: except } = node;
  if (wanted !== undefined) {
    const list = lists.get(String(wanted));
    if (!list) throw new Error(`${KEY}: ${wanted} is no list: write ${[...lists.keys()].join(' or ')}`);
    const left = new Set(stringsOf(except));
    Object.assign(node, { enum: list.filter((id) => !left.has(id)) });
    for (const key of [KEY, EXCEPT]) Reflect.deleteProperty(node, key);
  }
  for (const child of Object.values(node)) fillIn(child, lists);
}
