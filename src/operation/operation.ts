import type { BodyOf, OperationId, OperationResponse, PathOf, QueryOf } from '../contract/operation.ts';
import type { HttpErrorCode } from '../contract/problem.ts';
import type { FileStore, StoredFile } from '../files/file-store.ts';
import type { Role } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';

export interface Caller {
  userId: string;
  role: Role;
}

/** Design decision D-03. Times are in seconds since 1970. */
export interface Claims {
  sub: string;
  tenant: string;
  /** A later tenant with the same name has another id. */
  tenantId: string;
  role: Role;
  /** `revocations` counts the earlier revocations of the API key. A further revocation ends the token. */
  key: { name: string; revocations: number };
  iat: number;
  exp: number;
  iss: string;
  /** The end of the token on the tenant's clock, if this clock showed another time when the token was issued. */
  tenantExp?: number;
}

export interface Request<Id extends OperationId, Body = BodyOf<Id>> {
  tenantData: TenantData;
  /** Time of the tenant's simulated clock in milliseconds since 1970. */
  now: number;
  caller: Caller;
  issueToken: () => { token: string; expiresAt: string };
  /** The base URL under which the client has reached the sandbox. */
  origin: string;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: Body;
}

/** The file is read or generated while the response is sent. */
export interface FileAnswer {
  status: 200;
  file: {
    name: string;
    mediaType: string;
    content: FileContent;
  };
}

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

export interface FormFile<Value> {
  /** Bytes. */
  limit: number;
  tooLarge: HttpErrorCode;
  /** A file store that deletes each upload after the request. Without it, uploaded files are stored permanently. */
  temporaryFiles?: () => FileStore;
  /** Throws a `Problem` if the file is invalid. `name` is undefined if the form part has no file name. */
  read: (name: string | undefined, stored: StoredFile, files: FileStore, tenant: string) => Promise<Value>;
}

export interface OperationWithTraits<Id extends OperationId, Body = BodyOf<Id>> {
  run: Operation<Id, Body>;
  /** Required if the request body is a multipart form. */
  file?: FormFile<unknown>;
  /** The response body of a read, for the header If-Match of this update. Undefined if the resource does not exist. */
  current?: (request: Request<Id, Body>) => object | undefined;
  /** Throws an operation-specific error. Runs before the check of the general limit on the nesting depth of JSON. */
  checkDepth?: (body: unknown) => void;
}

export type StatefulOperations = {
  readonly [Id in OperationId]?: Operation<Id> | OperationWithTraits<Id>;
};
