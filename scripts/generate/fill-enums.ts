import { isFields } from '../redocly/nodes.ts';
import { type FaultList, faultRules } from './faults.ts';
import { type Contract, findOperations } from './model.ts';

/** Maps extension keywords, such as `x-enum-of`, to the standard keywords that replace them. */
type Filling = Readonly<Record<string, { keyword: string; values: ReadonlyMap<string, readonly unknown[]> }>>;

/**
 * Replaces extension keywords in the API contracts, such as `x-enum-of`, with standard keywords.
 * Replaces `x-enum-of: operations` with an `enum` that lists the operationIds of all contracts.
 * Replaces `x-enum-of: interface operations` with an `enum` of all operationIds except those of the control plane.
 * Replaces `x-enum-of: faults` with an `enum` that lists the fault names in `openapi/faults.yaml`.
 * Replaces `x-rules-of: fault operations` with an `allOf` that limits each fault to the affected operations.
 */
export function fillEnums(contracts: readonly Contract[], faults: FaultList): void {
  const ids = (wanted: readonly Contract[]) =>
    findOperations(wanted)
      .map(({ operation }) => operation.operationId)
      .sort();
  const interfaceOperations = ids(contracts.filter(({ name }) => name !== 'sandbox'));
  const filling: Filling = {
    'x-enum-of': {
      keyword: 'enum',
      values: new Map([
        ['operations', ids(contracts)],
        ['interface operations', interfaceOperations],
        ['faults', [...Object.keys(faults.transport), ...Object.keys(faults.contract)]],
      ]),
    },
    'x-rules-of': {
      keyword: 'allOf',
      values: new Map([['fault operations', faultRules(faults, interfaceOperations)]]),
    },
  };
  for (const { document } of contracts) fillIn(document, filling);
}

function fillIn(node: unknown, filling: Filling): void {
  if (Array.isArray(node)) for (const item of node) fillIn(item, filling);
  if (!isFields(node)) return;
  for (const [key, { keyword, values }] of Object.entries(filling)) {
    const { [key]: wanted } = node;
    if (wanted === undefined) continue;
    const list = values.get(String(wanted));
    if (!list) throw new Error(`${key}: ${wanted} is no list: write ${[...values.keys()].join(' or ')}`);
    Object.assign(node, { [keyword]: list });
    Reflect.deleteProperty(node, key);
  }
  for (const child of Object.values(node)) fillIn(child, filling);
}
