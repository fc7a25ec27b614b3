import type { operations as AdminOperations } from './generated/admin.ts';
import type { operations as DocumentsOperations } from './generated/documents.ts';
import { operations } from './generated/operations.ts';
import type { operations as SandboxOperations } from './generated/sandbox.ts';

type Types = AdminOperations & DocumentsOperations & SandboxOperations;

export type OperationId = keyof typeof operations & keyof Types;
export type Interface = 'admin' | 'documents' | 'sandbox';

type ValueType = 'integer' | 'number' | 'boolean';
export type ParameterType = ValueType | `${ValueType | 'text'}[]`;

/** The data of an operation outside its schemas, generated from the contract. */
export interface OperationEntry {
  readonly id: OperationId;
  readonly interface: Interface;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path template, for example `/v2/admin/departments/{id}`. */
  readonly path: string;
  readonly credential: 'apiKey' | 'accessToken' | 'controlKey' | null;
  readonly roles: readonly string[] | null;
  readonly featureFlag: string | null;
  readonly jobKind: string | null;
  readonly body: {
    readonly required: boolean;
    readonly mediaTypes: readonly string[];
    /** The maximum body size in bytes, if it differs from the default. */
    readonly maxBytes?: number;
  } | null;
  /** The parts of a multipart form besides the file; null if the operation takes no form. */
  readonly form: Readonly<Record<string, 'text' | 'json'>> | null;
  /** The types of path and query parameters that are not plain text. */
  readonly parameterTypes: Readonly<Record<string, ParameterType>>;
  /** Error codes of properties in the body, by JSON pointer, with `*` for list items. */
  readonly codes: Readonly<Record<string, string>>;
  /** The rules of such properties, and of query parameters by name, as text. */
  readonly wanted: Readonly<Record<string, string>>;
  /** The media types of each declared status. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

export const operationTable: Readonly<Record<OperationId, OperationEntry>> = operations;

type ParametersOf<Id extends OperationId, Place extends string> = Types[Id] extends {
  parameters: { [P in Place]?: infer Found };
}
  ? Exclude<Found, undefined>
  : never;

export type PathOf<Id extends OperationId> = ParametersOf<Id, 'path'>;
export type QueryOf<Id extends OperationId> = ParametersOf<Id, 'query'>;
/** The request body of an operation. An optional absent body is passed as an empty object. */
export type BodyOf<Id extends OperationId> = Types[Id] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content & `application/${string}json`]
  : undefined;

type Responses<Id extends OperationId> = Types[Id]['responses'];
type JsonOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The successful responses of an operation. Errors are thrown as a `Problem`. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 | 202 | 204
    ? { status: Status; body: JsonOf<Responses<Id>[Status]>; headers?: Record<string, string> }
    : never;
}[keyof Responses<Id>];
