import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Creation, kindOfCreation } from './creations.ts';

export interface LedgerEntry {
  entry: number;
  operation: Creation;
  name: string;
  parent: string | null;
  id: string | null;
  refused?: true;
  owner?: string;
  removed?: true;
  /** True if the target has accepted a deletion in a test case, so that the clean-up reads the object first. */
  deleted?: true;
}

export interface Announced {
  created: (id: string) => void;
  refused: () => void;
}

export interface RecordedRoles {
  kept: number;
  as: 'admin' | 'hr-managed-tenant';
  roles: [string, string][];
  back: boolean;
}

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

  get entries(): LedgerEntry[] {
    return [...this.#entries.values()].filter(({ removed }) => !removed).reverse();
  }

  entriesOf(owner: string): LedgerEntry[] {
    return this.entries.filter((entry) => entry.owner === owner);
  }

  moved(id: string, parent: string | null): void {
    for (const entry of this.#entries.values())
      if (entry.id === id && entry.operation === 'createDepartment') this.#write({ ...entry, parent });
  }

  deleted(id: string): void {
    for (const entry of this.#entries.values())
      if (entry.id === id && entry.operation !== 'createDepartment') this.#write({ ...entry, deleted: true });
  }

  markRemoved(entry: LedgerEntry): void {
    this.#write({ ...entry, removed: true });
  }

  /** The parameter `operation` selects the kind of object, because objects of two kinds can have the same id. */
  has(id: string, operation: Creation = 'createDepartment'): boolean {
    return this.#ids.has(`${kindOfCreation(operation).name} ${id}`);
  }

  /** True if another owner creates an object with this name, and the target has not answered yet. */
  isAwaited(name: string, owner: string): boolean {
    return this.entries.some(
      (entry) => entry.id === null && !entry.refused && entry.owner !== owner && entry.name.trim() === name.trim(),
    );
  }

  announce(operation: Creation, name: string, parent: string | null, owner: string): Announced {
    const entry: LedgerEntry = { entry: this.#entries.size + 1, operation, name, parent, id: null, owner };
    this.#write(entry);
    return {
      created: (id) => {
        this.#ids.add(`${kindOfCreation(operation).name} ${id}`);
        this.#write({ ...entry, id });
      },
      refused: () => this.#write({ ...entry, refused: true }),
    };
  }

  get roles(): RecordedRoles[] {
    return unrestored(this.#roles);
  }

  recordRoles(as: RecordedRoles['as'], roles: [string, string][]): () => void {
    if (roles.length === 0) return () => undefined;
    const recorded: RecordedRoles = { kept: this.#roles.size + 1, as, roles, back: false };
    this.#writeRoles(recorded);
    return () => this.#writeRoles({ ...recorded, back: true });
  }

  hasRoleOf(userId: string): boolean {
    return [...this.#roles.values()].some(({ roles }) => roles.some(([user]) => user === userId));
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

  /** Ignores an incomplete last line, which a crash can leave in the file. */
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
