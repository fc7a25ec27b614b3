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

/** The claims in an access token (decision D-03). Times are in seconds since 1970. */
export interface Claims {
  sub: string;
  tenant: string;
  /** The internal id of the tenant. A later tenant with the same name has a different internal id. */
  tenantId: string;
  role: Role;
  /** The API key for which the token was issued, and how often this API key had been revoked before. */
  key: { name: string; revocations: number };
  iat: number;
  exp: number;
  iss: string;
}

/** The input of an API operation: the tenant's data, the time of the tenant's clock, and the validated request. */
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

/**
 * A response that contains a file.
 * The file of the response is read or generated after the store transaction, while the server sends the response.
 */
export interface FileAnswer {
  status: 200;
  file: {
    name: string;
    mediaType: string;
    content: FileContent;
  };
}

/** The source of the file in a response: the file store, a function that creates the bytes, or a stream. */
export type FileContent =
  | { hash: string; size: number }
  | { make: () => Promise<Buffer> }
  | { stream: () => NodeJS.ReadableStream };

/**
 * The implementation of one API operation: a synchronous function that runs in one store transaction.
 * To refuse the request, the function throws a `Problem`.
 * If the request body is a multipart form, its property `file` contains the result of `FormFile.read`.
 */
export type Operation<Id extends OperationId, Body = BodyOf<Id>> = (
  request: Request<Id, Body>,
) => Answer<Id> | FileAnswer;

/**
 * Settings for the uploaded file in a multipart form.
 * The uploaded file is read before the store transaction of the operation starts.
 */
export interface FormFile<Value> {
  /** The maximum size of the uploaded file in bytes, followed by the error code for a larger file. */
  limit: number;
  tooLarge: HttpErrorCode;
  /** Returns a temporary store for the uploaded file. By default the uploaded file is stored permanently. */
  temporaryFiles?: () => FileStore;
  /**
   * Parses the uploaded file. The parameter `name` is undefined if the form part has no file name.
   * Throws a `Problem` if the uploaded file is invalid.
   */
  read: (name: string | undefined, stored: StoredFile, files: FileStore, tenant: string) => Promise<Value>;
}

/** An API operation with settings that the HTTP server needs before it runs the operation. */
export interface OperationWithTraits<Id extends OperationId, Body = BodyOf<Id>> {
  run: Operation<Id, Body>;
  /** Settings for the uploaded file, which are required if the request body is a multipart form. */
  file?: FormFile<unknown>;
  /**
   * Throws an error with a specific error code if the values in the request body are nested too deeply.
   * The depth check of an operation runs before the general depth limit and before the schema validation.
   */
  checkDepth?: (body: unknown) => void;
}

export type StatefulOperations = {
  readonly [Id in OperationId]?: Operation<Id> | OperationWithTraits<Id>;
};
