import type { Binding, Target } from '../../target/types.ts';
import { type Alteration, objectIn, type Passed, type Passing } from './altered.ts';
import type { Answer } from './service/start.ts';

type Shown = 'title' | 'trail';

type Forward = (changed?: Partial<Passing>) => Promise<Passed>;

class Translation {
  readonly #shown: Shown;
  readonly #ids: string[] = [];

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  note(answer: Passed): void {
    const { uuid } = objectIn(answer);
    if (answer.status === 200 && typeof uuid === 'string') this.#ids.push(uuid);
  }

  async textOf(id: unknown, { origin }: URL, forward: Forward): Promise<unknown> {
    const url = new URL(`${origin}/platform/v2/admin/departments/${id}`);
    const answer = await forward({ method: 'GET', url, body: Buffer.alloc(0) });
    return answer.status === 200 ? objectIn(answer)[this.#shown] : undefined;
  }

  async idOf(text: unknown, url: URL, forward: Forward): Promise<unknown> {
    for (const id of this.#ids) if ((await this.textOf(id, url, forward)) === text) return id;
    return text;
  }

  async withBody({ url, body }: Passing, property: string, forward: Forward): Promise<Passed> {
    const { [property]: text, ...rest } = objectIn({ body });
    if (text === undefined || text === null) return forward();
    const id = await this.idOf(text, url, forward);
    return forward({ body: Buffer.from(JSON.stringify({ ...rest, [property]: id })) });
  }

  async withQuery({ url }: Passing, unit: string, forward: Forward): Promise<Passed> {
    const changed = new URL(url);
    changed.searchParams.set('unit', String(await this.idOf(unit, url, forward)));
    return forward({ url: changed });
  }

  async withoutIds(answer: Passed, url: URL, forward: Forward): Promise<Answer> {
    const { holders, ...rest } = objectIn(answer);
    const named = (Array.isArray(holders) ? holders : []).map(async ({ uuid, ...holder }) => {
      return { ...holder, unit: await this.textOf(uuid, url, forward) };
    });
    return { status: 200, body: { ...rest, holders: await Promise.all(named) } };
  }
}

/** Returns a proxy that accepts and shows names or paths of departments instead of ids. */
export function withTexts(shown: Shown): Alteration {
  const departments = new Translation(shown);
  return async (request, forward) => {
    const { method, url } = request;
    const unit = url.searchParams.get('unit');
    if (unit !== null) return departments.withQuery(request, unit, forward);
    if (method === 'PATCH' && url.pathname.endsWith('/access')) return departments.withBody(request, 'unit', forward);
    const isChange = method === 'POST' || method === 'PUT';
    if (isChange && /\/units(\/|$)/.test(url.pathname)) {
      const answer = await departments.withBody(request, 'parent_uuid', forward);
      if (method === 'POST') departments.note(answer);
      return answer;
    }
    const answer = await forward();
    const isAccess = url.pathname.endsWith('/access-list') && answer.status === 200;
    return isAccess ? departments.withoutIds(answer, url, forward) : answer;
  };
}

export function bindTexts({ operations, ...target }: Target, form: 'Name' | 'Path'): Target {
  const unit = (binding: Partial<Binding> | false | undefined) => ({
    ...binding,
    body: { title: '{name}', parent_uuid: `{parent${form}}` },
  });
  const { listUsers, updateAccess, readAccess, ...rest } = operations ?? {};
  const grant = { folder: '{folderPath}', change: '{operation}', unit: `{principal${form}}`, level: '{permission}' };
  const each = { principalType: { value: 'holder', map: { unit: 'department' } }, principalName: 'unit' };
  const query = {
    uuid: '{id}',
    mail: '{email}',
    unit: `{department${form}}`,
    with_deleted: "{includeDeleted && 'yes'}",
  };
  return {
    ...target,
    // The request timeout is long, because the proxy reads all known departments to find a department id.
    pace: { ...target.pace, requestTimeout: 60_000 },
    operations: {
      ...rest,
      createDepartment: unit(rest.createDepartment),
      updateDepartment: unit(rest.updateDepartment),
      listUsers: { ...listUsers, query },
      updateAccess: { ...updateAccess, body: grant },
      readAccess: { ...readAccess, answer: { type: 'of', folderId: 'uuid', entries: { in: 'holders', each } } },
    },
  };
}
