import type { Readable } from 'node:stream';
import type { BodyOf, OperationId, OperationResponse, PathOf, QueryOf } from '../contract/operation.ts';
import type { FileStore } from '../files/file-store.ts';
import type { WorkKinds } from '../jobs/due.ts';
import type { Journals } from '../journal/journals.ts';
import type { Traffic } from '../journal/traffic.ts';
import type { ApiKeyRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { Tenants, TokenBinding } from '../tenant/tenants.ts';

/** Input of a control-plane operation: the validated request and access to all tenants of the sandbox. */
export interface ControlRequest<Id extends OperationId> extends ControlParts {
  files: FileStore;
  traffic: Traffic;
  /** Reports an internal error that occurs after the server has started to send the response. */
  onFault: (error: unknown) => void;
  /** Returns the reason why the sandbox cannot serve requests, or null if the sandbox is ready. */
  notReady: () => Promise<string | null>;
  /**
   * Creates a signed access token. `expiresAt` is a time of the tenant's simulated clock, in milliseconds since 1970.
   */
  issueToken: (issue: TokenRequest) => { token: string; expiresAt: number };
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** The complete request body as bytes. Some operations accept request bodies that are not JSON. */
  bytes: Buffer;
  /** The request body as a stream. Operations with a large request body read the stream. */
  stream: AsyncIterable<Buffer>;
  /** Value of the header Content-Length, or 0 if the header is missing. */
  announced: number;
  /** Value of the header Last-Event-ID, which a client of server-sent events sends when it reconnects. */
  lastEventId: string | undefined;
}

/** Data for a new access token. `now` is the time of the tenant's simulated clock, in milliseconds since 1970. */
export interface TokenRequest {
  tenantData: TenantData;
  binding: TokenBinding;
  apiKey: ApiKeyRow;
  now: number;
}

export interface ControlParts {
  tenants: Tenants;
  machines: WorkKinds;
  journals: Journals;
}

/** A response that is not JSON. If `content` is a stream, its bytes are generated while the response is sent. */
export interface ContentAnswer {
  status: 200;
  content: string | Readable;
  headers?: Record<string, string>;
}

type Answered<Id extends OperationId> = OperationResponse<Id> | ContentAnswer;

/** A control-plane operation whose function `run` starts its own database transactions. */
interface WithOwnUnits<Id extends OperationId> {
  readonly run: (request: ControlRequest<Id>) => Answered<Id> | Promise<Answered<Id>>;
}

/**
 * A control-plane operation is a function, or an object with the function `run`.
 * If a control-plane operation is defined as a function, the sandbox calls the function in one database transaction.
 */
export type ControlOperation<Id extends OperationId> =
  | ((request: ControlRequest<Id>) => Answered<Id>)
  | WithOwnUnits<Id>;

export type ControlOperations = { readonly [Id in OperationId]?: ControlOperation<Id> };
