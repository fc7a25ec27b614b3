import { expect, test } from 'vitest';
import { scripted } from '../../selftest/fake/scripted.ts';
import { accessUpdateAtomic } from './access-update-atomic.ts';

const body = { change: '{operation}', entries: [{ unit: '{principalId}' }] };
const binding = { method: 'POST', answer: { jobId: 'jobId' } } as const;
const entries = { in: 'entries', each: { principalId: 'unit' } };

/** Access changes with a list of entries. A change with an unknown department fails. */
class Folder {
  readonly known = new Set<string>();
  readonly granted = new Set<string>();
  readonly #isAtomic: boolean;
  state = 'succeeded';

  constructor(isAtomic: boolean) {
    this.#isAtomic = isAtomic;
  }

  create() {
    const id = `${this.known.size}`;
    this.known.add(id);
    return { id };
  }

  change({ change, entries: list }: Record<string, unknown>) {
    const units = (list as { unit: string }[]).map(({ unit }) => unit);
    const valid = change === 'grant' ? this.known : this.granted;
    const bad = units.findIndex((unit) => !valid.has(unit));
    this.state = bad < 0 ? 'succeeded' : 'failed';
    for (const unit of bad < 0 ? units : units.slice(0, this.#isAtomic ? 0 : bad))
      if (change === 'grant') this.granted.add(unit);
      else this.granted.delete(unit);
    return { jobId: '1' };
  }
}

async function judge(change: 'grant' | 'revoke', isAtomic: boolean) {
  const folder = new Folder(isAtomic);
  const { api } = await scripted(
    (operation, { header }, json) => {
      if (operation === 'updateAccess' && header('authorization') === undefined) return { status: 401 };
      if (operation === 'updateAccess') return { status: 202, body: folder.change(json) };
      if (operation === 'createDepartment') return { status: 201, body: folder.create() };
      const list = [...folder.granted].map((unit) => ({ unit }));
      return { status: 200, body: { id: '1', state: folder.state, entries: list } };
    },
    {
      target: {
        existing: { folder: { id: '9', path: '/nine' }, unknownId: 'none' },
        operations: {
          createAdminToken: { method: 'POST', path: '/createAdminToken', answer: { token: 'token' } },
          createDepartment: { method: 'POST', path: '/createDepartment', answer: { id: 'id' } },
          readJob: { method: 'POST', path: '/readJob', answer: { id: 'id', state: 'state' } },
          updateAccess: { ...binding, path: '/updateAccess', body },
          readAccess: { ...binding, path: '/readAccess', answer: { entries } },
        },
      },
    },
  );
  return accessUpdateAtomic.find(({ id }) => id.endsWith(change))?.run(api);
}

test.each(['grant', 'revoke'] as const)(
  'a %s of several entries is applied as a whole or not at all',
  async (change) => {
    await judge(change, true);
    await expect(judge(change, false)).rejects.toThrow(/No entry or each valid entry of the change is applied/);
  },
);
