import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { type Fields, mappingsOf } from '../redocly/nodes.ts';
import { constantModule, generated, root } from './files.ts';
import { type Contract, findOperations, type SchemaModel } from './model.ts';

export interface FaultList {
  transport: Record<string, object>;
  contract: Record<string, { operations: string[] }>;
}

type Selection = string[] | { interface?: string; credential?: string; except?: string[] };

/** Reads `openapi/faults.yaml`. Replaces the name of an API, such as `admin`, with all operations of the API. */
export async function readFaults(contracts: readonly Contract[]): Promise<FaultList> {
  const { transport, contract } = parse(await readFile(`${root}openapi/faults.yaml`, 'utf8'));
  return { transport, contract: selectOperations(contract, contracts) };
}

export function selectOperations(
  descriptions: Readonly<Record<string, { operations: Selection }>>,
  contracts: readonly Contract[],
): FaultList['contract'] {
  const operations = findOperations(contracts.filter(({ name }) => name !== 'sandbox')).map((found) => ({
    id: found.operation.operationId,
    interface: found.contract.name,
    credential: Object.keys((found.operation.security ?? found.contract.document.security)?.[0] ?? {})[0],
  }));
  const select = (selection: Selection): string[] => {
    const named = Array.isArray(selection) ? selection : (selection.except ?? []);
    const unknown = named.find((name) => !operations.some(({ id }) => id === name));
    if (unknown) throw new Error(`openapi/faults.yaml names the operation "${unknown}", which no contract has`);
    if (Array.isArray(selection)) return selection;
    return operations
      .filter((each) => selection.interface === undefined || each.interface === selection.interface)
      .filter((each) => selection.credential === undefined || each.credential === selection.credential)
      .map(({ id }) => id)
      .filter((id) => !named.includes(id));
  };
  return Object.fromEntries(
    Object.entries(descriptions).map(([name, fault]) => [name, { ...fault, operations: select(fault.operations) }]),
  );
}

/** Faults that affect the same operations share one JSON Schema rule. */
export function faultRules({ transport, contract }: FaultList, interfaceOperations: readonly string[]): SchemaModel[] {
  const groups = Map.groupBy(Object.keys(contract), (name) => contract[name]?.operations.join());
  return [
    ruleOf(Object.keys(transport), interfaceOperations),
    ...[...groups.values()].map((names) => ruleOf(names, contract[names[0] ?? '']?.operations ?? [])),
  ];
}

function ruleOf(names: readonly string[], operations: readonly string[]): SchemaModel {
  return {
    if: { properties: { name: { enum: names } } },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema requires the name `then`, and no code awaits the object
    then: { properties: { operation: { enum: operations } } },
  };
}

export function faultTable(faults: FaultList): [string, string][] {
  const docs = 'The descriptions of the transport faults and the contract faults.';
  return [[`${generated}/faults.ts`, constantModule('faults', faults, docs)]];
}

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
  for (const node of contracts.flatMap(({ document }) => mappingsOf(document))) fillIn(node, filling);
}

function fillIn(node: Fields, filling: Filling): void {
  for (const [key, { keyword, values }] of Object.entries(filling)) {
    const { [key]: wanted } = node;
    if (wanted === undefined) continue;
    const list = values.get(String(wanted));
    if (!list) throw new Error(`${key}: ${wanted} is no list: write ${[...values.keys()].join(' or ')}`);
    Object.assign(node, { [keyword]: list });
    Reflect.deleteProperty(node, key);
  }
}
