import { readFile } from 'node:fs/promises';
import type { CallerName } from '../case/caller.ts';
import type { Exchange } from '../case/exchange.ts';
import { Blocked, Unsupported } from '../case/failure.ts';
import { remedyOf } from '../case/needs.ts';
import { claimsOf, credentialOf } from '../session/credentials.ts';
import { isPastTheEnd, itemsOf, pagesOf } from '../session/pages.ts';
import type { Session } from '../session/session.ts';
import type { Target } from '../target/types.ts';
import { existing, numbered } from './existing.ts';

interface LoanRequest {
  owner: string;
  count: number;
  granted: (ids: string[]) => void;
}

class Lending {
  readonly all: readonly string[];
  #free: string[];
  readonly #lent = new Map<string, string[]>();
  readonly #waiting: LoanRequest[] = [];

  constructor(ids: readonly string[]) {
    this.all = ids;
    this.#free = [...ids];
  }

  hasLent(owner: string): boolean {
    return this.#lent.has(owner);
  }

  /** A test case may reserve ids only once. A second reservation can cause a deadlock. */
  borrow(owner: string, count: number): Promise<string[]> {
    return new Promise((granted) => {
      this.#waiting.push({ owner, count, granted });
      this.#serve();
    });
  }

  giveBack(owner: string): void {
    this.#free.push(...(this.#lent.get(owner) ?? []));
    this.#lent.delete(owner);
    this.#serve();
  }

  #serve(): void {
    for (let [request] = this.#waiting; request && request.count <= this.#free.length; [request] = this.#waiting) {
      this.#waiting.shift();
      const ids = this.#free.splice(0, request.count);
      this.#lent.set(request.owner, ids);
      request.granted(ids);
    }
  }
}

interface UserIds {
  ids: string[];
  existing: number;
}

export interface Known {
  id: string;
  email?: string | null | undefined;
  roleId?: string | null | undefined;
}

/** The maximum number of users in one request, according to the service description. */
const most = 500;

/** More users than any test case needs. */
export const enough = 600;

/** A request of more users may contain ids of no user, because it checks the number of entries. */
const mostReal = 100;

function fairShare(users: number): number {
  return Math.max(Math.min(users, 5), Math.floor(users / 4));
}

function mustReach(count: number, { length }: readonly string[]): void {
  if (length < count) throw new Blocked('listUsers', `the case needs ${count} users, the target shows ${length}`);
}

export class UserPool {
  readonly #session: Session;
  readonly #target: Target;
  #found: Promise<Lending> | undefined;
  #hrUser: Lending | undefined;
  readonly #listed = new Map<string, Known>();
  #customRoles: Promise<ReadonlySet<string>> | undefined;

  constructor(session: Session, target: Target) {
    this.#session = session;
    this.#target = target;
  }

  /** Returns a user as the list of users showed it at the beginning of the run. */
  listed(id: string): Known | undefined {
    return this.#listed.get(id);
  }

  async take(count: number, record: Exchange[], which: 'first' | 'last' = 'first', least = count): Promise<string[]> {
    const { all } = await this.#users(record);
    mustReach(least, all);
    return which === 'first' ? all.slice(0, count) : all.slice(-count);
  }

  async fill(count: number, record: Exchange[]): Promise<UserIds> {
    const { all } = await this.#users(record);
    return this.#filled(all.slice(0, count), count);
  }

  async borrow(owner: string, count: number, record: Exchange[], least = count): Promise<UserIds> {
    const users = await this.#users(record);
    const { length } = users.all;
    if (count <= mostReal) mustReach(least, users.all);
    const canInvent = this.#target.existing?.unknownUserId !== undefined;
    const most = canInvent && length < count ? fairShare(length) : length;
    return this.#filled(await users.borrow(owner, Math.min(count, most)), count);
  }

  async borrowHrUser(owner: string): Promise<string> {
    this.#hrUser ??= new Lending([existing(this.#target, 'hrUser').id]);
    const [id = ''] = await this.#hrUser.borrow(owner, 1);
    return id;
  }

  customRoleIds(record: Exchange[]): Promise<ReadonlySet<string>> {
    this.#customRoles ??= this.#listRoles(record).catch((error) => {
      this.#customRoles = undefined;
      throw error;
    });
    return this.#customRoles;
  }

  /** Calls `settle` before, if the owner has users that a pending job can still change. */
  async giveBack(owner: string, settle?: () => Promise<void>): Promise<void> {
    this.#hrUser?.giveBack(owner);
    const lending = await this.#found?.catch(() => undefined);
    if (lending?.hasLent(owner)) await settle?.();
    lending?.giveBack(owner);
  }

  #filled(ids: string[], count: number): UserIds {
    if (count <= mostReal) return { ids, existing: ids.length };
    const pattern = this.#target.existing?.unknownUserId;
    if (ids.length < count && pattern === undefined)
      throw new Unsupported(`the target file must supply ${remedyOf('users-500')}`);
    const made = Array.from({ length: count - ids.length }, (_, n) => numbered(pattern ?? '', n + 1));
    return { ids: [...ids, ...made], existing: ids.length };
  }

  #users(record: Exchange[]): Promise<Lending> {
    this.#found ??= this.#find(record)
      .then((ids) => new Lending(ids))
      .catch((error) => {
        this.#found = undefined;
        throw error;
      });
    return this.#found;
  }

  async #listRoles(record: Exchange[]): Promise<ReadonlySet<string>> {
    const session = this.#session;
    const ids = new Set<string>();
    const first = await session.call('listRoles', { type: 'custom' }, 'admin', record);
    for await (const reply of pagesOf(first, { session, as: 'admin', record })) {
      if (!reply.ok && !isPastTheEnd(session, first, reply))
        throw new Blocked('listRoles', `the custom roles could not be listed: ${reply.status}`);
      for (const { id } of itemsOf(reply)) if (id) ids.add(id);
    }
    return ids;
  }

  async #find(record: Exchange[]): Promise<string[]> {
    const named = this.#target.existing?.users?.map(({ id }) => id);
    if (named) return named;
    const users: Known[] = [];
    const first = await this.#session.call('listUsers', {}, 'admin', record);
    for await (const reply of pagesOf(first, { session: this.#session, as: 'admin', record })) {
      for (const { id, email, roleId, deleted } of itemsOf(reply))
        if (id && !deleted) users.push({ id, email, roleId });
      for (const user of users) this.#listed.set(user.id, user);
      if (users.length >= enough) break;
    }
    return this.#others(users, record);
  }

  /** Returns all values of a caller's JWT and credential, because the user id and the e-mail can have any name there. */
  async #identities(as: CallerName, record: Exchange[]): Promise<string[]> {
    const token = await this.#session.tokens.of(as, record).catch(() => '');
    const credential = credentialOf(this.#target, as);
    const values = [claimsOf(token), typeof credential === 'object' ? credential : {}].flatMap(Object.values);
    return values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String);
  }

  /** The text of the spreadsheets that the run imports. An import can change the users that the rows name. */
  async #importedText(): Promise<string> {
    const { usersFile, faultyUsersFile } = this.#target.existing ?? {};
    const texts = [usersFile, faultyUsersFile].map(async (path) => (path ? await readFile(path, 'utf8') : ''));
    return (await Promise.all(texts)).join('\n').toLowerCase();
  }

  /** Omits the users of the spreadsheets, and the users whose credentials the run uses, because a role change can remove rights that the run needs. */
  async #others(users: readonly Known[], record: Exchange[]) {
    const callers = (['admin', 'super-admin', 'user'] as const).map((as) => this.#identities(as, record));
    const known = new Set((await Promise.all(callers)).flat());
    const imported = await this.#importedText();
    const others = users.filter(
      ({ id, email }) => !known.has(id) && !(email && (known.has(email) || imported.includes(email.toLowerCase()))),
    );
    // Prefers users with a role, because the suite can restore an earlier role but cannot remove a role.
    const withRole = others.filter(({ roleId }) => roleId);
    const needsAll = this.#target.existing?.unknownUserId === undefined && withRole.length <= most;
    const lendable = withRole.length === 0 || (needsAll && others.length > most) ? others : withRole;
    return (lendable.length > 0 ? lendable : users).map(({ id }) => id);
  }
}
