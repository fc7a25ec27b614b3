import type { operations as AdminOperations } from './generated/admin.ts';
import type { operations as DocumentsOperations } from './generated/documents.ts';
import { operations } from './generated/operations.ts';
import type { operations as SandboxOperations } from './generated/sandbox.ts';

type Types = AdminOperations & DocumentsOperations & SandboxOperations;

export type OperationId = keyof typeof operations & keyof Types;
export type Interface = 'admin' | 'documents' | 'sandbox';

type ValueType = 'integer' | 'number' | 'boolean';
export type ParameterType = ValueType | `${ValueType | 'text'}[]`;

export type FormParts = Readonly<Record<string, { kind: 'text' | 'json' | 'file'; isRequired: boolean }>>;

/** Data of an operation other than its schemas, generated from the contract. */
export interface OperationEntry {
  readonly id: OperationId;
  readonly interface: Interface;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template of the operation, for example `/v2/admin/departments/{id}`. */
  readonly path: string;
  readonly credential: 'apiKey' | 'accessToken' | 'controlKey' | null;
  readonly roles: readonly string[] | null;
  readonly featureFlag: string | null;
  readonly jobKind: string | null;
  readonly body: {
    readonly required: boolean;
    readonly mediaTypes: readonly string[];
    /** Maximum body size in bytes, if the maximum differs from the default. */
    readonly maxBytes?: number;
  } | null;
  /** Allowed parts of a multipart form, by part name. The value is null if the operation takes no form. */
  readonly form: FormParts | null;
  /** Types of the path and query parameters that are not plain text. */
  readonly parameterTypes: Readonly<Record<string, ParameterType>>;
  /** Types of the header parameters that are not plain text, by header name in lower case. */
  readonly headerTypes: Readonly<Record<string, ParameterType>>;
  /** Maps the JSON pointer of a body property to its error code. The pointer contains `*` for list items. */
  readonly codes: Readonly<Record<string, string>>;
  /** Maps a body property (by JSON pointer) or a parameter (by name) to the text of its validation rule. */
  readonly wanted: Readonly<Record<string, string>>;
  /** Maps each declared response status to its media types. */
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
/** Type of an operation's request body. If an optional body is absent, the operation gets an empty object. */
export type BodyOf<Id extends OperationId> = Types[Id] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content & `application/${string}json`]
  : undefined;

type Responses<Id extends OperationId> = Types[Id]['responses'];
type JsonOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined;

/** Type of an operation's successful responses. Errors are thrown as a `Problem`. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 | 202 | 204
    ? { status: Status; body: JsonOf<Responses<Id>[Status]>; headers?: Record<string, string> }
    : never;
}[keyof Responses<Id>];
