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

/** Properties of an API operation, generated from the OpenAPI description. Schemas are stored separately. */
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
    /** Maximum size of the request body in bytes, if the operation has its own maximum. */
    readonly maxBytes?: number;
  } | null;
  /** Maps the name of each allowed form part to its type. The value is null if the request body is not a form. */
  readonly form: FormParts | null;
  /** Types of the path and query parameters of the operation, except parameters of the type `string`. */
  readonly parameterTypes: Readonly<Record<string, ParameterType>>;
  /** Types of the header parameters by lower-case header name, except parameters of the type `string`. */
  readonly headerTypes: Readonly<Record<string, ParameterType>>;
  /**
   * Maps the JSON pointer of a body property to the error code for an invalid value.
   * In the JSON pointers of this table, `*` stands for the index of any list item.
   */
  readonly codes: Readonly<Record<string, string>>;
  /** Maps a body property (JSON pointer) or a parameter (name) to a text that describes the valid values. */
  readonly wanted: Readonly<Record<string, string>>;
  /** Maps each response status in the OpenAPI description to the media types of the response. */
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
/** Type of the request body of an operation. If a client omits an optional body, the operation gets an empty object. */
export type BodyOf<Id extends OperationId> = Types[Id] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content & `application/${string}json`]
  : undefined;

type Responses<Id extends OperationId> = Types[Id]['responses'];
type JsonOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined;

/** Type of the successful responses of an operation. For an error response the operation throws a `Problem`. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 | 202 | 204
    ? { status: Status; body: JsonOf<Responses<Id>[Status]>; headers?: Record<string, string> }
    : never;
}[keyof Responses<Id>];
