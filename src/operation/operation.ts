import type { Answer, BodyOf, OperationId, PathOf, QueryOf } from '../contract/operation.ts';
import type { HttpErrorCode } from '../contract/problem.ts';
import type { FileStore, StoredFile } from '../files/file-store.ts';
import type { Role } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The caller of an operation: the user and the role in the access token. */
export interface Caller {
  userId: string;
  role: Role;
}

/** The claims of an access token (D-03). Times are in seconds since 1970. */
export interface Claims {
  sub: string;
  tenant: string;
  /** The id that distinguishes this tenant from earlier and later tenants with the same name. */
  tenantId: string;
  role: Role;
  /** The API key of the token, with the number of times the key had been revoked when the token was issued. */
  key: { name: string; revocations: number };
  iat: number;
  exp: number;
  iss: string;
}

/** The input of an API operation: the tenant's data, the tenant's time and the validated request. */
export interface Request<Id extends OperationId, Body = BodyOf<Id>> {
  world: World;
  /** The time on the tenant's clock in milliseconds. */
  now: number;
  caller: Caller;
  /** Creates a signed access token for the caller's API key. */
  issueToken: () => string;
  /** The base URL at which the caller reached the sandbox, for example `http://127.0.0.1:4010`. */
  origin: string;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: Body;
}

/** A response with a file. The file is read or generated after the transaction, while the server sends the response. */
export interface FileAnswer {
  status: 200;
  file: {
    name: string;
    mediaType: string;
    content: FileContent;
  };
}

/** The source of a file response: the file store, a buffer generated at once, or a stream. */
export type FileContent =
  | { hash: string; size: number }
  | { make: () => Promise<Buffer> }
  | { stream: () => NodeJS.ReadableStream };

/**
 * The implementation of one API operation: a synchronous function that runs in one transaction.
 * The function throws a `Problem` to refuse the request.
 * For a multipart form, the property `file` of the body contains the result of `FormFile.read`.
 */
export type Operation<Id extends OperationId, Body = BodyOf<Id>> = (
  request: Request<Id, Body>,
) => Answer<Id> | FileAnswer;

/** Settings for the file in a multipart form. The file is read before the transaction of the operation starts. */
export interface FormFile<Value> {
  /** The maximum file size in bytes, followed by the error code for a larger file. */
  limit: number;
  tooLarge: HttpErrorCode;
  /** Returns a temporary store for the uploaded file. By default the file is stored permanently in the file store. */
  temporaryFiles?: () => FileStore;
  /**
   * Parses the uploaded file. `name` is undefined if the form part has no file name.
   * Throws a `Problem` if the file is invalid.
   */
  read: (name: string | undefined, stored: StoredFile, files: FileStore, tenant: string) => Promise<Value>;
}

/** An operation with settings that the HTTP server needs before it runs the operation. */
export interface OperationWithTraits<Id extends OperationId, Body = BodyOf<Id>> {
  run: Operation<Id, Body>;
  /** Settings for the uploaded file. Required if the body of the operation is a multipart form. */
  file?: FormFile<unknown>;
  /**
   * Checks how deeply the values in the body are nested. Refuses deep nesting with an error code of its own.
   * The depth check of an operation runs before the general depth limit and the schema validation.
   */
  checkDepth?: (body: unknown) => void;
}

export type StatefulOperations = {
  readonly [Id in OperationId]?: Operation<Id> | OperationWithTraits<Id>;
};
