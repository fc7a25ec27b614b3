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
  /** The target refused to make it; without this and without an id, nobody knows whether it was made. */
  refused?: true;
}

/** Notes what became of something that was announced. */
export interface Announced {
  made: (id: string) => void;
  refused: () => void;
}

/** Roles of users as they were before a case changed them: user and role. */
export interface KeptRoles {
  kept: number;
  as: 'admin' | 'hr-managed-tenant';
  roles: [string, string][];
  /** The users have them again. */
  back: boolean;
}

/** What a run made, kept in a file so that a later process can clean up after a crash. */
export class Ledger {
  readonly #file: string | null;
  readonly #entries = new Map<number, LedgerEntry>();
  readonly #ids = new Set<string>();
  readonly #kept = new Map<number, KeptRoles>();

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

  /** Notes what is about to be made. */
  announce(operation: Making, name: string, parent: string | null): Announced {
    const entry: LedgerEntry = { entry: this.#entries.size + 1, operation, name, parent, id: null };
    this.#write(entry);
    return {
      made: (id) => {
        this.#ids.add(`${kindOf(operation)} ${id}`);
        this.#write({ ...entry, id });
      },
      refused: () => this.#write({ ...entry, refused: true }),
    };
  }

  /** Roles that were kept and not given back, the first kept first: what a user had then is what the user had before. */
  get roles(): KeptRoles[] {
    return outstanding(this.#kept);
  }

  /** Notes the roles of users before they are changed; the function that it gives notes that they are given back. */
  keepRoles(as: KeptRoles['as'], roles: [string, string][]): () => void {
    if (roles.length === 0) return () => undefined;
    const kept: KeptRoles = { kept: this.#kept.size + 1, as, roles, back: false };
    this.#keep(kept);
    return () => this.#keep({ ...kept, back: true });
  }

  #keep(kept: KeptRoles): void {
    this.#kept.set(kept.kept, kept);
    this.#append(kept);
  }

  #write(entry: LedgerEntry): void {
    this.#entries.set(entry.entry, entry);
    this.#append(entry);
  }

  #append(line: LedgerEntry | KeptRoles): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  /**
   * The entries of a file, the last first, and the roles to be given back. A line that was cut off by a crash is passed
   * over: its request never went out.
   */
  static read(file: string): { entries: LedgerEntry[]; roles: KeptRoles[] } {
    const entries = new Map<number, LedgerEntry>();
    const kept = new Map<number, KeptRoles>();
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const text of lines.slice(0, -1)) {
      const line: LedgerEntry | KeptRoles = JSON.parse(text);
      if ('kept' in line) kept.set(line.kept, line);
      else entries.set(line.entry, line);
    }
    return { entries: [...entries.values()].reverse(), roles: outstanding(kept) };
  }
}

/** Of several notes about one user the first holds. */
function outstanding(kept: ReadonlyMap<number, KeptRoles>): KeptRoles[] {
  const seen = new Set<string>();
  return [...kept.values()]
    .filter(({ back }) => !back)
    .map((each) => ({ ...each, roles: each.roles.filter(([user]) => isFirst(seen, `${each.as} ${user}`)) }))
    .filter(({ roles }) => roles.length > 0);
}

function isFirst(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function kindOf(operation: Making): 'department' | 'document' {
  return operation === 'createDepartment' ? 'department' : 'document';
}
