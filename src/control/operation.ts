import type { Readable } from 'node:stream';
import type { Answer, BodyOf, OperationId, PathOf, QueryOf } from '../contract/operation.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Machines } from '../jobs/due.ts';
import type { Journals } from '../journal/journals.ts';
import type { Traffic } from '../journal/traffic.ts';
import type { Tenants } from '../world/tenants.ts';

/** What an operation of the control plane works with: all tenants, and an input that the contract has passed. */
export interface ControlRequest<Id extends OperationId> extends ControlParts {
  files: FileStore;
  traffic: Traffic;
  /** Is told of a fault of the sandbox's own that comes after the answer has begun. */
  onFault: (error: unknown) => void;
  /** Why the sandbox could not serve requests now; null where it can. */
  notReady: () => Promise<string | null>;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** The body as it came, for an operation that reads more than JSON. */
  bytes: Buffer;
  /** The body as it comes in, for an operation whose body may be large. */
  stream: AsyncIterable<Buffer>;
  /** The length of the body that the head announces, in bytes; 0 where it announces none. */
  announced: number;
}

export interface ControlParts {
  tenants: Tenants;
  machines: Machines;
  journals: Journals;
}

/** An answer that is no JSON: a text, or bytes that are made while they are sent. */
export interface ContentAnswer {
  status: 200;
  content: string | Readable;
  headers?: Record<string, string>;
}

type Answered<Id extends OperationId> = Answer<Id> | ContentAnswer;

/** An operation that runs its own units: it reads no tenant, reads several in turn, or waits for something in between. */
interface WithOwnUnits<Id extends OperationId> {
  readonly units: 'own';
  readonly run: (request: ControlRequest<Id>) => Answered<Id> | Promise<Answered<Id>>;
}

/** The rules of one operation. A plain function runs as one unit. */
export type ControlOperation<Id extends OperationId> =
  | ((request: ControlRequest<Id>) => Answered<Id>)
  | WithOwnUnits<Id>;

export type ControlOperations = { readonly [Id in OperationId]?: ControlOperation<Id> };
