import type { Readable } from 'node:stream';
import type { Answer, BodyOf, OperationId, PathOf, QueryOf } from '../contract/operation.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Machines } from '../jobs/due.ts';
import type { Journals } from '../journal/journals.ts';
import type { Traffic } from '../journal/traffic.ts';
import type { Tenants } from '../world/tenants.ts';

/** The input of a control-plane operation: all tenants and a validated request. */
export interface ControlRequest<Id extends OperationId> extends ControlParts {
  files: FileStore;
  traffic: Traffic;
  /** Called with an internal error that occurs after the response has started. */
  onFault: (error: unknown) => void;
  /** The reason why the sandbox cannot serve requests, or null. */
  notReady: () => Promise<string | null>;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** The complete body, for an operation that reads more than JSON. */
  bytes: Buffer;
  /** The body as a stream, for an operation with a large body. */
  stream: AsyncIterable<Buffer>;
  /** The announced length of the body in bytes; 0 if unknown. */
  announced: number;
}

export interface ControlParts {
  tenants: Tenants;
  machines: Machines;
  journals: Journals;
}

/** A response other than JSON: a text, or bytes generated while they are sent. */
export interface ContentAnswer {
  status: 200;
  content: string | Readable;
  headers?: Record<string, string>;
}

type Answered<Id extends OperationId> = Answer<Id> | ContentAnswer;

/** An operation that runs its own units: it uses no tenant, several tenants, or waits in between. */
interface WithOwnUnits<Id extends OperationId> {
  readonly units: 'own';
  readonly run: (request: ControlRequest<Id>) => Answered<Id> | Promise<Answered<Id>>;
}

/** The implementation of one operation. A plain function runs as one unit. */
export type ControlOperation<Id extends OperationId> =
  | ((request: ControlRequest<Id>) => Answered<Id>)
  | WithOwnUnits<Id>;

export type ControlOperations = { readonly [Id in OperationId]?: ControlOperation<Id> };
