import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operations that make what a run has to remove again. */
export type Making = 'createDepartment' | 'uploadDocument' | 'uploadDocumentVersion';

/** Something that a run makes: written down before the request goes out, and again with its id when the answer came. */
export interface LedgerEntry {
  entry: number;
  operation: Making;
  name: string;
  parent: string | null;
  id: string | null;
}

/** What a run made, kept in a file so that a later process can clean up after a crash. */
export class Ledger {
  readonly #file: string | null;
  readonly #entries = new Map<number, LedgerEntry>();
  readonly #ids = new Set<string>();

  constructor(file: string | null) {
    this.#file = file;
    if (file) mkdirSync(dirname(file), { recursive: true });
  }

  /** What was made, the last first. */
  get entries(): LedgerEntry[] {
    return [...this.#entries.values()].reverse();
  }

  /** Whether the run made what has this id; a department and a document may have the same. */
  has(id: string, operation: Making = 'createDepartment'): boolean {
    return this.#ids.has(`${kindOf(operation)} ${id}`);
  }

  /** Notes what is about to be made; the function that it gives notes the id that came. */
  announce(operation: Making, name: string, parent: string | null): (id: string) => void {
    const entry: LedgerEntry = { entry: this.#entries.size + 1, operation, name, parent, id: null };
    this.#write(entry);
    return (id) => {
      this.#ids.add(`${kindOf(operation)} ${id}`);
      this.#write({ ...entry, id });
    };
  }

  #write(entry: LedgerEntry): void {
    this.#entries.set(entry.entry, entry);
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
  }

  /** The entries of a file, the last first. A line that was cut off by a crash is passed over: its request never went out. */
  static read(file: string): LedgerEntry[] {
    const entries = new Map<number, LedgerEntry>();
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const line of lines.slice(0, -1)) {
      const entry: LedgerEntry = JSON.parse(line);
      entries.set(entry.entry, entry);
    }
    return [...entries.values()].reverse();
  }
}

function kindOf(operation: Making): 'department' | 'document' {
  return operation === 'createDepartment' ? 'department' : 'document';
}
