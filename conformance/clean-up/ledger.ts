import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Creation, kindOf } from './creations.ts';

/**
 * The suite adds an entry to the clean-up file before it sends a request that creates an object.
 * After the target has created an object, the suite adds the object's id to the clean-up file.
 */
export interface LedgerEntry {
  entry: number;
  operation: Creation;
  name: string;
  parent: string | null;
  id: string | null;
  /**
   * True if the target refused to create the object.
   * If an entry has neither `id` nor `refused`, the suite does not know whether the target created the object.
   */
  refused?: true;
  /**
   * The name of the test case or random request sequence that created the object.
   * Clean-up files of earlier suite versions do not contain the property `owner`.
   */
  owner?: string;
  removed?: true;
}

/** Functions that record whether the target has created an object or has refused to create it. */
export interface Announced {
  created: (id: string) => void;
  refused: () => void;
}

/** The original roles of users, as pairs of user id and role id. */
export interface RecordedRoles {
  kept: number;
  as: 'admin' | 'hr-managed-tenant';
  roles: [string, string][];
  back: boolean;
}

/** Writes the objects of a run to the clean-up file. After a crash, `cps cleanup` can delete the objects. */
export class Ledger {
  readonly #file: string | null;
  readonly #entries = new Map<number, LedgerEntry>();
  readonly #ids = new Set<string>();
  readonly #roles = new Map<number, RecordedRoles>();

  readonly #baseUrls: readonly string[] | undefined;
  #isBegun = false;

  constructor(file: string | null, baseUrls?: readonly string[]) {
    this.#file = file;
    this.#baseUrls = baseUrls;
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
   * Returns whether the run created the object with the given id.
   * The parameter `operation` selects the kind of object, because objects of two kinds can have the same id.
   */
  has(id: string, operation: Creation = 'createDepartment'): boolean {
    return this.#ids.has(`${kindOf(operation).name} ${id}`);
  }

  /** Adds an entry to the clean-up file. The suite calls this method before it requests the creation of an object. */
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

  /** The original role of each user whose role the run has changed. */
  get roles(): RecordedRoles[] {
    return unrestored(this.#roles);
  }

  /**
   * Writes the current roles of users to the clean-up file. After a crash, `cps cleanup` can restore the roles.
   * Returns a function that records in the clean-up file that the roles have been restored.
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
    if (!this.#file) return;
    const lines = this.#isBegun || !this.#baseUrls ? [line] : [{ baseUrls: this.#baseUrls }, line];
    appendFileSync(this.#file, lines.map((each) => `${JSON.stringify(each)}\n`).join(''));
    this.#isBegun = true;
  }

  /**
   * Reads a clean-up file: the created objects (newest first), the roles to restore, and the base URLs of the run.
   * Ignores an incomplete last line, which a crash can leave in the file.
   * Before the suite creates an object, it writes a complete line about the object to the clean-up file.
   */
  static read(file: string): { entries: LedgerEntry[]; roles: RecordedRoles[]; baseUrls?: readonly string[] } {
    let baseUrls: readonly string[] | undefined;
    const entries = new Map<number, LedgerEntry>();
    const recorded = new Map<number, RecordedRoles>();
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const text of lines.slice(0, -1)) {
      const line: LedgerEntry | RecordedRoles | { baseUrls: string[] } = JSON.parse(text);
      if ('baseUrls' in line) baseUrls = line.baseUrls;
      else if ('kept' in line) recorded.set(line.kept, line);
      else entries.set(line.entry, line);
    }
    const left = [...entries.values()].filter(({ removed }) => !removed);
    return { entries: left.reverse(), roles: unrestored(recorded), ...(baseUrls && { baseUrls }) };
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
