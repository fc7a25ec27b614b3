import type { Readable } from 'node:stream';
import type { BodyOf, OperationId, OperationResponse, PathOf, QueryOf } from '../contract/operation.ts';
import type { FileStore } from '../files/file-store.ts';
import type { WorkKinds } from '../jobs/due.ts';
import type { Journals } from '../journal/journals.ts';
import type { Traffic } from '../journal/traffic.ts';
import type { ApiKeyRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { Tenants, TokenBinding } from '../tenant/tenants.ts';

export interface ControlRequest<Id extends OperationId> extends ControlParts {
  files: FileStore;
  traffic: Traffic;
  onFault: (error: unknown) => void;
  /** Returns the reason why the sandbox cannot serve requests, or null if the sandbox is ready. */
  notReady: () => Promise<string | null>;
  /** `expiresAt` is a time of the tenant's simulated clock, in milliseconds since 1970. */
  issueToken: (issue: TokenRequest) => { token: string; expiresAt: number };
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  bytes: Buffer;
  stream: AsyncIterable<Buffer>;
  announced: number;
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

export interface ContentAnswer {
  status: 200;
  content: string | Readable;
  headers?: Record<string, string>;
}

type Answered<Id extends OperationId> = OperationResponse<Id> | ContentAnswer;

interface WithOwnUnits<Id extends OperationId> {
  readonly run: (request: ControlRequest<Id>) => Answered<Id> | Promise<Answered<Id>>;
}

export type ControlOperation<Id extends OperationId> =
  | ((request: ControlRequest<Id>) => Answered<Id>)
  | WithOwnUnits<Id>;

export type ControlOperations = { readonly [Id in OperationId]?: ControlOperation<Id> };
