import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Creation, kindOf } from './creations.ts';

/**
 * One object that the run creates, as the clean-up file lists it.
 * The suite adds an object to the clean-up file before the request that creates the object.
 * When the target has created the object, the suite adds the id of the object.
 */
export interface LedgerEntry {
  entry: number;
  operation: Creation;
  name: string;
  parent: string | null;
  id: string | null;
  /**
   * True if the target refused to create the object.
   * If neither an id nor `refused` is present, it is unknown whether the object exists.
   */
  refused?: true;
  /**
   * The name of the test case or random request sequence that created the object.
   * Undefined if an earlier version of this project wrote the clean-up file.
   */
  owner?: string;
  removed?: true;
}

/** Functions that record in the clean-up file whether the target has created an object or refused to create it. */
export interface Announced {
  created: (id: string) => void;
  refused: () => void;
}

/** The earlier roles of users, as pairs of user id and role id. */
export interface RecordedRoles {
  kept: number;
  as: 'admin' | 'hr-managed-tenant';
  roles: [string, string][];
  back: boolean;
}

/** Lists the objects of a run in a file, so that `cps cleanup` can delete them after a crash. */
export class Ledger {
  readonly #file: string | null;
  readonly #entries = new Map<number, LedgerEntry>();
  readonly #ids = new Set<string>();
  readonly #roles = new Map<number, RecordedRoles>();

  constructor(file: string | null) {
    this.#file = file;
    if (file) mkdirSync(dirname(file), { recursive: true });
  }

  /** All objects of the clean-up file that have not been deleted yet, newest first. */
  get entries(): LedgerEntry[] {
    return [...this.#entries.values()].filter(({ removed }) => !removed).reverse();
  }

  entriesOf(owner: string): LedgerEntry[] {
    return this.entries.filter((entry) => entry.owner === owner);
  }

  markRemoved(entry: LedgerEntry): void {
    this.#write({ ...entry, removed: true });
  }

  /**
   * Returns whether the run created the object with this id.
   * The parameter `operation` determines the kind of object, because objects of two kinds may have the same id.
   */
  has(id: string, operation: Creation = 'createDepartment'): boolean {
    return this.#ids.has(`${kindOf(operation).name} ${id}`);
  }

  /** Adds an object to the clean-up file before the request that creates the object is sent. */
  announce(operation: Creation, name: string, parent: string | null, owner: string): Announced {
    const entry: LedgerEntry = { entry: this.#entries.size + 1, operation, name, parent, id: null, owner };
    this.#write(entry);
    return {
      created: (id) => {
        this.#ids.add(`${kindOf(operation).name} ${id}`);
        this.#write({ ...entry, id });
      },
      refused: () => this.#write({ ...entry, refused: true }),
    };
  }

  /** The original role of each user whose role was changed by the run. */
  get roles(): RecordedRoles[] {
    return unrestored(this.#roles);
  }

  /**
   * Writes the current roles of users to the clean-up file, so that the suite can restore them after a crash.
   * Returns a function that the caller must call as soon as the users have their earlier roles again.
   */
  recordRoles(as: RecordedRoles['as'], roles: [string, string][]): () => void {
    if (roles.length === 0) return () => undefined;
    const recorded: RecordedRoles = { kept: this.#roles.size + 1, as, roles, back: false };
    this.#writeRoles(recorded);
    return () => this.#writeRoles({ ...recorded, back: true });
  }

  #writeRoles(recorded: RecordedRoles): void {
    this.#roles.set(recorded.kept, recorded);
    this.#append(recorded);
  }

  #write(entry: LedgerEntry): void {
    this.#entries.set(entry.entry, entry);
    this.#append(entry);
  }

  #append(line: LedgerEntry | RecordedRoles): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  /**
   * Reads a clean-up file: the created objects (newest first) and the roles to restore.
   * Ignores an incomplete last line, which a crash can leave in the file.
   * An incomplete line belongs to no object, because the suite writes the complete line before it creates the object.
   */
  static read(file: string): { entries: LedgerEntry[]; roles: RecordedRoles[] } {
    const entries = new Map<number, LedgerEntry>();
    const recorded = new Map<number, RecordedRoles>();
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const text of lines.slice(0, -1)) {
      const line: LedgerEntry | RecordedRoles = JSON.parse(text);
      if ('kept' in line) recorded.set(line.kept, line);
      else entries.set(line.entry, line);
    }
    const left = [...entries.values()].filter(({ removed }) => !removed);
    return { entries: left.reverse(), roles: unrestored(recorded) };
  }
}

function unrestored(recorded: ReadonlyMap<number, RecordedRoles>): RecordedRoles[] {
  const seen = new Set<string>();
  return [...recorded.values()]
    .filter(({ back }) => !back)
    .map((each) => ({ ...each, roles: each.roles.filter(([user]) => isFirst(seen, `${each.as} ${user}`)) }))
    .filter(({ roles }) => roles.length > 0);
}

function isFirst(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
