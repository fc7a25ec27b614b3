import type { BodyOf, OperationId, OperationResponse, PathOf, QueryOf } from '../contract/operation.ts';
import type { HttpErrorCode } from '../contract/problem.ts';
import type { FileStore, StoredFile } from '../files/file-store.ts';
import type { Role } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';

/** The user and the role that an access token contains. */
export interface Caller {
  userId: string;
  role: Role;
}

/** Claims in an access token (design decision D-03). Times are in seconds since 1970. */
export interface Claims {
  sub: string;
  tenant: string;
  /** Internal id of the tenant. A later tenant with the same name has another id. */
  tenantId: string;
  role: Role;
  /**
   * The API key for which the sandbox issued the access token.
   * The number `revocations` counts how often the API key was revoked before the sandbox issued the token.
   * Revoking the API key invalidates the access token.
   */
  key: { name: string; revocations: number };
  iat: number;
  exp: number;
  iss: string;
}

/** Input of an API operation: the data of the tenant and the validated request. */
export interface Request<Id extends OperationId, Body = BodyOf<Id>> {
  tenantData: TenantData;
  /** Time of the tenant's simulated clock in milliseconds since 1970. */
  now: number;
  caller: Caller;
  /** Creates a signed access token for the API key of the request. */
  issueToken: () => string;
  /** Base URL under which the client has reached the sandbox, such as `http://127.0.0.1:4010`. */
  origin: string;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: Body;
}

/** A response that contains a file. The file is read or generated while the response is sent. */
export interface FileAnswer {
  status: 200;
  file: {
    name: string;
    mediaType: string;
    content: FileContent;
  };
}

/** The content of a file: a stored file, a function that creates the bytes, or a stream. */
export type FileContent =
  | { hash: string; size: number }
  | { make: () => Promise<Buffer> }
  | { stream: () => NodeJS.ReadableStream };

/**
 * A synchronous function that implements one API operation and runs in one database transaction.
 * It may run repeatedly for one request: an interrupted run is undone and starts again. So it changes only `tenantData`.
 * To refuse the request, the function throws a `Problem`.
 * For a multipart form, `body.file` contains the result of the file parser (`FormFile.read`).
 */
export type Operation<Id extends OperationId, Body = BodyOf<Id>> = (
  request: Request<Id, Body>,
) => OperationResponse<Id> | FileAnswer;

/** Defines how the server reads the file in a multipart form, before the database transaction starts. */
export interface FormFile<Value> {
  /** Maximum size of the uploaded file in bytes. */
  limit: number;
  tooLarge: HttpErrorCode;
  /**
   * Returns a file store that deletes each upload after the request.
   * If `temporaryFiles` is missing, the server stores uploaded files permanently.
   */
  temporaryFiles?: () => FileStore;
  /**
   * Parses the uploaded file, and throws a `Problem` if the file is invalid.
   * The parameter `name` is undefined if the form part has no file name.
   */
  read: (name: string | undefined, stored: StoredFile, files: FileStore, tenant: string) => Promise<Value>;
}

/** An API operation, and settings that define how the HTTP server reads the request body. */
export interface OperationWithTraits<Id extends OperationId, Body = BodyOf<Id>> {
  run: Operation<Id, Body>;
  /** Defines how the uploaded file is read. Required if the request body is a multipart form. */
  file?: FormFile<unknown>;
  /**
   * Throws an operation-specific error if the JSON request body is nested too deeply.
   * The server calls `checkDepth` before it checks the general limit on the nesting depth of JSON.
   */
  checkDepth?: (body: unknown) => void;
}

export type StatefulOperations = {
  readonly [Id in OperationId]?: Operation<Id> | OperationWithTraits<Id>;
};
