import type { Readable } from 'node:stream';
import type { Answer, BodyOf, OperationId, PathOf, QueryOf } from '../contract/operation.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Machines } from '../jobs/due.ts';
import type { Journals } from '../journal/journals.ts';
import type { Traffic } from '../journal/traffic.ts';
import type { ApiKeyRow } from '../world/rows.ts';
import type { Tenants } from '../world/tenants.ts';
import type { TokenBinding } from '../world/token-binding.ts';
import type { World } from '../world/world.ts';

/** Input of a control-plane operation: all tenants of the sandbox and the validated request. */
export interface ControlRequest<Id extends OperationId> extends ControlParts {
  files: FileStore;
  traffic: Traffic;
  /** Reports an internal error that occurs after the server has started to send the response. */
  onFault: (error: unknown) => void;
  /** Returns the reason why the sandbox cannot serve requests, or null if the sandbox is ready. */
  notReady: () => Promise<string | null>;
  /** Creates a signed access token. `expiresAt` is a time in milliseconds on the tenant's clock. */
  issueToken: (issue: TokenRequest) => { token: string; expiresAt: number };
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** Complete request body as bytes, for operations that accept a body in other formats than JSON. */
  bytes: Buffer;
  /** Request body as a stream, for operations that accept a large request body. */
  stream: AsyncIterable<Buffer>;
  /** Length of the request body in bytes, as in the header Content-Length; 0 if the header is missing. */
  announced: number;
}

/** Data for a new access token. `now` is the current time of the tenant's clock in milliseconds. */
export interface TokenRequest {
  world: World;
  binding: TokenBinding;
  apiKey: ApiKeyRow;
  now: number;
}

export interface ControlParts {
  tenants: Tenants;
  machines: Machines;
  journals: Journals;
}

/**
 * Response with a body in another format than JSON. The body is a text, or a stream that is generated while it is sent.
 */
export interface ContentAnswer {
  status: 200;
  content: string | Readable;
  headers?: Record<string, string>;
}

type Answered<Id extends OperationId> = Answer<Id> | ContentAnswer;

/**
 * A control-plane operation that starts and ends its store transactions itself.
 * The operation accesses no tenant or several tenants, or waits between two store transactions.
 */
interface WithOwnUnits<Id extends OperationId> {
  readonly run: (request: ControlRequest<Id>) => Answered<Id> | Promise<Answered<Id>>;
}

/** Implementation of one control-plane operation. A plain function runs in one store transaction. */
export type ControlOperation<Id extends OperationId> =
  | ((request: ControlRequest<Id>) => Answered<Id>)
  | WithOwnUnits<Id>;

export type ControlOperations = { readonly [Id in OperationId]?: ControlOperation<Id> };
