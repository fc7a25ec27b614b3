import type { operations as AdminOperations } from './generated/admin.ts';
import type { operations as DocumentsOperations } from './generated/documents.ts';
import { operations } from './generated/operations.ts';
import type { operations as SandboxOperations } from './generated/sandbox.ts';

type Types = AdminOperations & DocumentsOperations & SandboxOperations;

export type OperationId = keyof typeof operations & keyof Types;
export type Interface = 'admin' | 'documents' | 'sandbox';

type ValueType = 'integer' | 'number' | 'boolean';
export type ParameterType = ValueType | `${ValueType | 'text'}[]`;

/** What the contract says of an operation outside its schemas; made from it. */
export interface OperationEntry {
  readonly id: OperationId;
  readonly interface: Interface;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path template, e.g. `/v2/admin/departments/{id}`. */
  readonly path: string;
  readonly credential: 'apiKey' | 'accessToken' | 'controlKey' | null;
  readonly roles: readonly string[] | null;
  readonly featureFlag: string | null;
  readonly jobKind: string | null;
  readonly body: {
    readonly required: boolean;
    readonly mediaTypes: readonly string[];
    /** The largest body in bytes, if it differs from that of other operations. */
    readonly maxBytes?: number;
  } | null;
  /** The parts of a multipart form beside the file; null if the operation takes no form. */
  readonly form: Readonly<Record<string, 'text' | 'json'>> | null;
  /** The types of the parameters in path and query that are not plain text. */
  readonly parameterTypes: Readonly<Record<string, ParameterType>>;
  /** Error codes of members of the body, by JSON pointer, `*` for any item of a list. */
  readonly codes: Readonly<Record<string, string>>;
  /** The rules of such members, and of query parameters by their names, in words. */
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
/** What an operation reads as its body; an operation whose body may be absent is handed an empty one. */
export type BodyOf<Id extends OperationId> = Types[Id] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content & `application/${string}json`]
  : undefined;

type Responses<Id extends OperationId> = Types[Id]['responses'];
type JsonOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The good answers that the contract declares for an operation; faults are thrown as a `Problem`. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 | 202 | 204
    ? { status: Status; body: JsonOf<Responses<Id>[Status]>; headers?: Record<string, string> }
    : never;
}[keyof Responses<Id>];
