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
  /** The API key that the token was issued for, and how many times it had been revoked by then. */
  key: { name: string; revocations: number };
  iat: number;
  exp: number;
  iss: string;
}

/** What an operation works with: the tenant's world and time, and an input that the contract has passed. */
export interface Request<Id extends OperationId, Body = BodyOf<Id>> {
  world: World;
  /** The tenant's time in milliseconds. */
  now: number;
  caller: Caller;
  /** Makes a signed token for the API key of the caller. */
  issueToken: () => string;
  /** The address that the caller reached the sandbox at, e.g. `http://127.0.0.1:4010`. */
  origin: string;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: Body;
}

/** An answer that is a file. The bytes are fetched or made when they are sent, outside the transaction. */
export interface FileAnswer {
  status: 200;
  file: {
    name: string;
    mediaType: string;
    content: FileContent;
  };
}

/** Bytes of the file store, bytes that are made as a whole, or bytes that are made while they are sent. */
export type FileContent =
  | { hash: string; size: number }
  | { make: () => Promise<Buffer> }
  | { stream: () => NodeJS.ReadableStream };

/**
 * The rules of one operation: a plain function that runs in one transaction and throws a `Problem` to refuse. The body of
 * a form has the value of `FormFile.read` as its member `file`.
 */
export type Operation<Id extends OperationId, Body = BodyOf<Id>> = (
  request: Request<Id, Body>,
) => Answer<Id> | FileAnswer;

/** How an operation reads the file of its multipart form, before its transaction. */
export interface FormFile<Value> {
  /** The largest file in bytes, and the error code for a larger one. */
  limit: number;
  tooLarge: HttpErrorCode;
  /** Where to store the file until it has been read. By default it goes to the file store and stays there. */
  temporaryFiles?: () => FileStore;
  /** Reads the file that a tenant sent. `name` is undefined if the part names no file. Throws a `Problem` for an invalid file. */
  read: (name: string | undefined, stored: StoredFile, files: FileStore, tenant: string) => Promise<Value>;
}

/** An operation with traits that the HTTP server needs before it runs the rules. */
export interface OperationWithTraits<Id extends OperationId, Body = BodyOf<Id>> {
  run: Operation<Id, Body>;
  /** Required for an operation whose body is a form. */
  file?: FormFile<unknown>;
  /** A limit of nesting with an error code of its own. It is checked before the general limit and the schema. */
  checkDepth?: (body: unknown) => void;
}

export type StatefulOperations = {
  readonly [Id in OperationId]?: Operation<Id> | OperationWithTraits<Id>;
};
