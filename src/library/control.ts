import type { operations } from '../contract/generated/sandbox.ts';
import { type Answer, type BodyOf, operationTable, type PathOf, type QueryOf } from '../contract/operation.ts';
import { bodyOf, type Transport } from './transport.ts';

/** The operations of the control plane that answer with JSON or nothing; files and streams are had by HTTP. */
export type ControlId = Exclude<
  keyof typeof operationTable & keyof operations,
  'watchTenant' | 'downloadSnapshot' | 'uploadSnapshot' | 'readMetrics'
>;

/** What a call hands over; what the operation does not take is absent. */
export interface ControlInput<Id extends ControlId> {
  path?: PathOf<Id> & object;
  query?: QueryOf<Id> & object;
  body?: BodyOf<Id>;
}

/**
 * Calls an operation of the control plane by its id and gives the body of its answer.
 * @throws {SandboxError} when it is refused
 */
export type Control = <Id extends ControlId>(id: Id, input?: ControlInput<Id>) => Promise<Answer<Id>['body']>;

/** The control plane of the sandbox that a transport reaches. */
export function controlOf(send: Transport): Control {
  return async (id, { path = {}, query = {}, body } = {}) => {
    const { method, path: template } = operationTable[id];
    return bodyOf(await send({ method, path: targetOf(template, path, query), ...contentOf(body) }));
  };
}

function targetOf(template: string, path: object, query: object): string {
  const values = new Map(Object.entries(path).map(([name, value]) => [name, String(value)]));
  const address = template.replaceAll(/\{(\w+)\}/g, (_whole, name) => encodeURIComponent(values.get(name) ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return text === '' ? address : `${address}?${text}`;
}

function contentOf(body: unknown) {
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
