import type { FastifyInstance, InjectOptions } from 'fastify';
import type { operations } from '../contract/generated/sandbox.ts';
import { type Answer, type BodyOf, operationTable, type PathOf, type QueryOf } from '../contract/operation.ts';
import { SandboxError } from './sandbox-error.ts';

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

/** The control plane of a server in this process: its requests take the way of all others, but through no socket. */
export function controlOf(app: FastifyInstance): Control {
  return async (id, input = {}) => {
    const { method, path } = operationTable[id];
    return bodyOf(await app.inject({ method, url: urlOf(path, input), ...payloadOf(input.body) }));
  };
}

function urlOf(template: string, { path = {}, query = {} }: { path?: object; query?: object }): string {
  const values = new Map(Object.entries(path).map(([name, value]) => [name, String(value)]));
  const address = template.replaceAll(/\{(\w+)\}/g, (_whole, name) => encodeURIComponent(values.get(name) ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return text === '' ? address : `${address}?${text}`;
}

function payloadOf(body: unknown): InjectOptions {
  if (body === undefined) return {};
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** The JSON of a good answer; undefined where it has no body. */
export function bodyOf({ statusCode, payload }: { statusCode: number; payload: string }) {
  const body = payload === '' ? undefined : JSON.parse(payload);
  if (statusCode < 400) return body;
  const { code, detail } = body?.errors?.[0] ?? body ?? {};
  throw new SandboxError(statusCode, code ?? `STATUS ${statusCode}`, detail ?? 'the sandbox gave no reason');
}
