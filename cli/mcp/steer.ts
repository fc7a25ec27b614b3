import { type OperationId, operationTable } from '../../src/contract/operation.ts';
import { type Argument, argumentsOf, type Schema } from './contract.ts';
import type { Door } from './door.ts';
import { accepted } from './send.ts';

export type Actions = Readonly<Record<string, OperationId>>;

/** The schema of a tool whose actions are operations of the control plane. */
export function steeringSchema(actions: Actions): Schema {
  const all = Object.entries(actions).flatMap(([action, id]) => argumentsOf(id).map((each) => ({ ...each, action })));
  const members = [...Map.groupBy(all, ({ name }) => name)].map(([name, [first, ...others]]) => {
    const users = [first, ...others].map((each) => each?.action).join(', ');
    const about = first?.description ?? first?.schema['description'] ?? name;
    return [name, { ...first?.schema, description: `For ${users}: ${about}` }];
  });
  const properties = { action: { enum: Object.keys(actions) }, ...Object.fromEntries(members) };
  return { type: 'object', properties, required: ['action'], additionalProperties: false };
}

export interface SteeringCall {
  action: string;
  [name: string]: unknown;
}

export async function steer(actions: Actions, { action, ...values }: SteeringCall, { send }: Door): Promise<Schema> {
  const id = actions[action];
  if (id === undefined) throw new TypeError(`there is no action ${action}`);
  const known = argumentsOf(id);
  requireArguments(action, known, values);
  const given = known.filter(({ name }) => name in values);
  const group = (place: string) =>
    Object.fromEntries(given.flatMap((each) => (each.in === place ? [[each.name, values[each.name]]] : [])));
  const body = known.some((each) => each.in === 'body') ? { body: group('body') } : {};
  return accepted(await send(operationTable[id], { path: group('path'), query: group('query'), ...body }));
}

function requireArguments(action: string, known: readonly Argument[], values: Schema): void {
  const names = known.map(({ name }) => name);
  const missing = known.find(({ name, required }) => required && values[name] === undefined)?.name;
  const stranger = Object.keys(values).find((name) => !names.includes(name));
  if (missing === undefined && stranger === undefined) return;
  const fault = missing === undefined ? `takes no argument ${stranger}` : `needs the argument ${missing}`;
  throw new TypeError(`the action ${action} ${fault}; its arguments are: ${names.join(', ') || 'none'}`);
}
