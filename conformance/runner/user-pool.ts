import type { Target } from '../target/types.ts';
import { Blocked, Unsupported } from './failure.ts';
import type { Exchange } from './model.ts';
import type { Session } from './session.ts';

/** What the target file must supply where the target lists too few users for the largest submissions. */
export const fiveHundred = 'existing.users with 501 users, or existing.unknownUserId';

/** Users of the target that cases may put into their own departments: those that the file names, else those it lists. */
export class UserPool {
  readonly #session: Session;
  readonly #target: Target;
  #ids: Promise<string[]> | undefined;

  constructor(session: Session, target: Target) {
    this.#session = session;
    this.#target = target;
  }

  /** Ids of that many users. A target that has fewer blocks the case. */
  async take(count: number, record: Exchange[]): Promise<string[]> {
    this.#ids ??= this.#find(record);
    const ids = await this.#ids;
    if (ids.length >= count) return ids.slice(0, count);
    throw new Blocked('listUsers', `the case needs ${count} users, the target shows ${ids.length}`);
  }

  /** That many ids for one submission: of users who exist, then of nobody where the target says that it takes such. */
  async fill(count: number, record: Exchange[]): Promise<{ ids: string[]; existing: number }> {
    this.#ids ??= this.#find(record);
    const ids = (await this.#ids).slice(0, count);
    const pattern = this.#target.existing?.unknownUserId;
    if (ids.length < count && pattern === undefined)
      throw new Unsupported(`the target file must supply ${fiveHundred}`);
    const made = Array.from({ length: count - ids.length }, (_, n) => (pattern ?? '').replace('{n}', String(n + 1)));
    return { ids: [...ids, ...made], existing: ids.length };
  }

  async #find(record: Exchange[]): Promise<string[]> {
    const named = this.#target.existing?.users?.map(({ id }) => id);
    if (named) return named;
    const ids: string[] = [];
    let reply = await this.#session.call('listUsers', {}, 'admin', record);
    for (let page = 1; reply.ok; page++) {
      ids.push(...(reply.values.items ?? []).flatMap(({ id, deleted }) => (id && !deleted ? [id] : [])));
      const next = this.#session.nextPage(this.#target, 'listUsers', reply, page);
      if (!next || ids.length >= 600) break;
      reply = await this.#session.follow('listUsers', next, 'admin', record);
    }
    return ids;
  }
}
