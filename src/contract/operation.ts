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

export interface OperationEntry {
  readonly id: OperationId;
  readonly interface: Interface;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly credential: 'apiKey' | 'accessToken' | 'controlKey' | null;
  readonly roles: readonly string[] | null;
  readonly featureFlag: string | null;
  readonly jobKind: string | null;
  readonly body: {
    readonly required: boolean;
    readonly mediaTypes: readonly string[];
    /** Bytes. Undefined if the general maximum applies. */
    readonly maxBytes?: number;
    /** The property names of each object in the body, by JSON pointer. Only for the control plane. */
    readonly properties?: Readonly<Record<string, readonly string[]>>;
  } | null;
  /** Null if the request body is not a form. */
  readonly form: FormParts | null;
  /** Path and query parameters by name. Parameters of the type `string` are omitted. */
  readonly parameterTypes: Readonly<Record<string, ParameterType>>;
  /** By lower-case header name. Parameters of the type `string` are omitted. */
  readonly headerTypes: Readonly<Record<string, ParameterType>>;
  /** Error codes for invalid body properties by JSON pointer, in which `*` stands for any list index. */
  readonly codes: Readonly<Record<string, string>>;
  /** Descriptions of the valid values by parameter name or JSON pointer, for error messages. */
  readonly wanted: Readonly<Record<string, string>>;
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
/** If a client omits an optional body, the operation receives `{}`. */
export type BodyOf<Id extends OperationId> = Types[Id] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content & `application/${string}json`]
  : undefined;

type Responses<Id extends OperationId> = Types[Id]['responses'];
type JsonOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined;

export type OperationResponse<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 | 202 | 204
    ? { status: Status; body: JsonOf<Responses<Id>[Status]>; headers?: Record<string, string> }
    : never;
}[keyof Responses<Id>];
