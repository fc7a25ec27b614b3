import { isObject } from '../../conformance/json.ts';
import { type OperationId, operationTable } from '../../src/contract/operation.ts';
import { type Schema, shapeOf } from './contract.ts';
import type { Door } from './door.ts';
import { accepted, type Call } from './send.ts';

export type Actions = Readonly<Record<string, OperationId>>;

interface Place {
  name: string;
  in: string;
  isRequired: boolean;
  schema: Schema;
}

/** The schema of a tool whose actions are operations of the control plane. */
export function steeringSchema(actions: Actions): Schema {
  const users = new Map<string, { places: Place[]; actions: string[] }>();
  for (const [action, id] of Object.entries(actions)) {
    for (const place of placesOf(id)) {
      const { places, actions } = users.get(place.name) ?? { places: [], actions: [] };
      users.set(place.name, { places: [...places, place], actions: [...actions, action] });
    }
  }
  const members = [...users].map(
    ([
      name,
      {
        places: [place],
        actions: own,
      },
    ]) => {
      const description = `For ${own.join(', ')}: ${place?.schema['description'] ?? name}`;
      return [name, { ...place?.schema, description }];
    },
  );
  return {
    type: 'object',
    properties: { action: { enum: Object.keys(actions) }, ...Object.fromEntries(members) },
    required: ['action'],
    additionalProperties: false,
  };
}

export interface SteeringCall {
  action: string;
  [name: string]: unknown;
}

export async function steer(actions: Actions, { action, ...values }: SteeringCall, { send }: Door): Promise<Schema> {
  const id = actions[action];
  if (id === undefined) throw new TypeError(`there is no action ${action}`);
  return accepted(await send(operationTable[id], callOf(action, placesOf(id), values)));
}

function callOf(action: string, places: readonly Place[], values: Schema): Call {
  const missing = places.filter(({ name, isRequired }) => isRequired && values[name] === undefined);
  const strangers = Object.keys(values).filter((name) => places.every((place) => place.name !== name));
  const takes = `The action takes ${places.map(({ name }) => name).join(', ') || 'no other argument'}.`;
  if (missing[0]) throw new TypeError(`the action ${action} needs the argument ${missing[0].name}. ${takes}`);
  if (strangers[0]) throw new TypeError(`the action ${action} takes no argument ${strangers[0]}. ${takes}`);
  const group = (where: string) =>
    Object.fromEntries(
      places.flatMap(({ name, in: own }) => (own === where && name in values ? [[name, values[name]]] : [])),
    );
  const hasBody = places.some((place) => place.in === 'body');
  return { path: group('path'), query: group('query'), ...(hasBody && { body: group('body') }) };
}

function placesOf(id: OperationId): Place[] {
  const { parameters, body } = shapeOf(id);
  const required = Array.isArray(body?.['required']) ? body['required'] : [];
  const members = isObject(body?.['properties']) ? body['properties'] : {};
  return [
    ...parameters
      .filter(({ in: place }) => place !== 'header')
      .map(({ required: isRequired, ...parameter }) => ({ ...parameter, isRequired })),
    ...Object.entries(members).map(([name, schema]) => ({
      ...{ name, in: 'body', isRequired: required.includes(name) },
      schema: isObject(schema) ? schema : {},
    })),
  ];
}
