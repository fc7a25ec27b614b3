import type { IncomingMessage } from 'node:http';
import type { FileStore } from '../../files/file-store.ts';

/** What an operation that takes a form is handed as its body, made before its transaction begins. */
export interface Prepared {
  body: unknown;
  /** Gives back what was kept for the operation, when it refuses. */
  abandon: () => Promise<void>;
  /** Notes that the operation stored a row which names what was kept. */
  adopt: () => void;
}

/** Takes in the form of one operation: I/O, limits, what the parts hold. Throws a `Problem` where the form is at fault. */
export type Prepare = (form: IncomingForm, files: FileStore) => Promise<Prepared>;

export interface IncomingForm {
  body: IncomingMessage;
  contentType: string;
  /** The most bytes that the tenant lets a file have; the operation's own limit holds besides. */
  mostBytes: number;
}
