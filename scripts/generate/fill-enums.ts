import { isFields } from '../redocly/nodes.ts';
import { type Contract, findOperations } from './model.ts';

const KEY = 'x-enum-of';

/**
 * Gives an `enum` to every schema that says `x-enum-of`, so that no file of the contract repeats the list of operations:
 * `operations` are those of all contracts, `interface operations` those of the two interfaces without the control plane.
 */
export function fillEnums(contracts: readonly Contract[]): void {
  const ids = (wanted: readonly Contract[]) =>
    findOperations(wanted)
      .map(({ operation }) => operation.operationId)
      .sort();
  const lists = new Map([
    ['operations', ids(contracts)],
    ['interface operations', ids(contracts.filter(({ name }) => name !== 'sandbox'))],
  ]);
  for (const { document } of contracts) fillIn(document, lists);
}

function fillIn(node: unknown, lists: ReadonlyMap<string, readonly string[]>): void {
  if (Array.isArray(node)) for (const item of node) fillIn(item, lists);
  if (!isFields(node)) return;
  const { [KEY]: wanted } = node;
  if (wanted !== undefined) {
    const list = lists.get(String(wanted));
    if (!list) throw new Error(`${KEY}: ${wanted} is no list: write ${[...lists.keys()].join(' or ')}`);
    Object.assign(node, { enum: list });
    Reflect.deleteProperty(node, KEY);
  }
  for (const child of Object.values(node)) fillIn(child, lists);
}
