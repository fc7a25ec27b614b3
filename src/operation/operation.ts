import type { Answer, BodyOf, OperationId, PathOf, QueryOf } from '../contract/operation.ts';
import type { HttpErrorCode } from '../contract/problem.ts';
import type { FileStore, StoredFile } from '../files/file-store.ts';
import type { Role } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The caller: the user and role of the token. */
export interface Caller {
  userId: string;
  role: Role;
}

/** The claims of a token (D-03). Times are in seconds since 1970. */
export interface Claims {
  sub: string;
  tenant: string;
  /** Distinguishes the tenant from earlier and later tenants with the same name. */
  tenantId: string;
  role: Role;
  /** The API key of the token, and its number of revocations at the time of issue. */
  key: { name: string; revocations: number };
  iat: number;
  exp: number;
  iss: string;
}

/** The input of an operation: the tenant's data and time, and a validated request. */
export interface Request<Id extends OperationId, Body = BodyOf<Id>> {
  world: World;
  /** The tenant's time in milliseconds. */
  now: number;
  caller: Caller;
  /** Creates a signed token for the caller's API key. */
  issueToken: () => string;
  /** The address at which the caller reached the sandbox, for example `http://127.0.0.1:4010`. */
  origin: string;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: Body;
}

/** A file response. Its bytes are read or generated outside of the transaction while it is sent. */
export interface FileAnswer {
  status: 200;
  file: {
    name: string;
    mediaType: string;
    content: FileContent;
  };
}

/** Bytes of the file store, bytes generated at once, or bytes generated while they are sent. */
export type FileContent =
  | { hash: string; size: number }
  | { make: () => Promise<Buffer> }
  | { stream: () => NodeJS.ReadableStream };

/**
 * The implementation of one operation: a plain function in one transaction that throws a `Problem` to refuse.
 * The body of a form has the result of `FormFile.read` as its property `file`.
 */
export type Operation<Id extends OperationId, Body = BodyOf<Id>> = (
  request: Request<Id, Body>,
) => Answer<Id> | FileAnswer;

/** How an operation reads the file of its multipart form before its transaction. */
export interface FormFile<Value> {
  /** The maximum file size in bytes, and the error code for a larger file. */
  limit: number;
  tooLarge: HttpErrorCode;
  /** The temporary store of the file. By default the file stays in the file store. */
  temporaryFiles?: () => FileStore;
  /** Parses the stored file. `name` is undefined if the part names no file. Throws a `Problem` for an invalid file. */
  read: (name: string | undefined, stored: StoredFile, files: FileStore, tenant: string) => Promise<Value>;
}

/** An operation with traits that the HTTP server needs before it runs the operation. */
export interface OperationWithTraits<Id extends OperationId, Body = BodyOf<Id>> {
  run: Operation<Id, Body>;
  /** Required for an operation whose body is a form. */
  file?: FormFile<unknown>;
  /** A limit of nesting with its own error code, checked before the general limit and the schema. */
  checkDepth?: (body: unknown) => void;
}

export type StatefulOperations = {
  readonly [Id in OperationId]?: Operation<Id> | OperationWithTraits<Id>;
};
