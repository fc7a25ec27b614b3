import type { components, operations } from '../contract/generated/sandbox.ts';
import {
  type BodyOf,
  type OperationEntry,
  type OperationResponse,
  operationTable,
  type PathOf,
  type QueryOf,
} from '../contract/operation.ts';
import { shown } from '../contract/shown.ts';
import { anObject, type OptionCheck, requireOneOf, requireOptions } from './options.ts';
import { type ControlTransport, responseBody } from './transport.ts';

/**
 * Ids of the control-plane operations that return JSON or no body.
 * The library does not offer operations that return files or streams. Use HTTP requests for these operations.
 */
export type ControlId = Exclude<keyof typeof operationTable & keyof operations, (typeof elsewhere)[number]>;

type Schemas = components['schemas'];
export type FaultName = Schemas['FaultName'];
export type JobPlanKind = Schemas['JobPlanKind'];

/** Names that the request types of the contract describe as texts, because handwritten code checks them. */
interface CheckedNames {
  createTenantFault: { body: { name: FaultName; operation?: Schemas['OperationId'] } };
  setJobPlan: { path: { kind: JobPlanKind } };
  clearJobPlan: { path: { kind: JobPlanKind } };
  readJournal: { query: { operation?: Schemas['OperationId']; fault?: FaultName | 'any' } };
  readOwnJournal: { query: { operation?: Schemas['OperationId']; fault?: FaultName | 'any' } };
}

type NamesIn<Id, Part> = Id extends keyof CheckedNames
  ? Part extends keyof CheckedNames[Id]
    ? CheckedNames[Id][Part]
    : unknown
  : unknown;

export interface ControlInput<Id extends ControlId> {
  path?: PathOf<Id> & object & NamesIn<Id, 'path'>;
  query?: QueryOf<Id> & object & NamesIn<Id, 'query'>;
  body?: BodyOf<Id> & NamesIn<Id, 'body'>;
}

export type InjectedFault = NonNullable<ControlInput<'createTenantFault'>['body']>;

/**
 * Calls an operation of the sandbox's control plane by its id and returns the response body.
 * @throws {SandboxError} if the sandbox refuses the request
 * @throws {TypeError} if the operation is unknown or a path parameter is missing
 */
export type ControlCall = <Id extends ControlId>(
  id: Id,
  input?: ControlInput<Id>,
) => Promise<OperationResponse<Id>['body']>;

export function controlOf(send: ControlTransport): ControlCall {
  return async (id, input = {}) => {
    requireOneOf('the operation', id, ids);
    requireOptions(id, input, { path: anObject, query: anObject, body: anything });
    const { path = {}, query = {}, body } = input;
    const { method, path: template } = operationTable[id];
    return responseBody(await send({ method, path: targetOf(template, path, query), ...contentOf(body) }));
  };
}

const elsewhere = ['watchTenant', 'downloadSnapshot', 'uploadSnapshot', 'readMetrics'] as const;

const ids = Object.values<OperationEntry>(operationTable)
  .filter((entry) => entry.interface === 'sandbox' && !elsewhere.some((id) => id === entry.id))
  .map(({ id }) => id);

const anything: OptionCheck = ['anything', () => true];

export function targetOf(template: string, path: object, query: object): string {
  const values = new Map(Object.entries(path).map(([name, value]) => [name, String(value)]));
  const address = template.replaceAll(/\{(\w+)\}/g, (_whole, name) => {
    const value = values.get(name) ?? '';
    if (value === '') throw new TypeError(`${template} needs ${name} in path, got ${shown(path)}`);
    return encodeURIComponent(value);
  });
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return text === '' ? address : `${address}?${text}`;
}

function contentOf(body: unknown) {
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
