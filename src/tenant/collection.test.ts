import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Collection } from './collection.ts';
import type { Key } from './compare.ts';

interface Row {
  id: number;
  team: string;
  tags: string[];
}

const spec = {
  key: ({ id }: Row) => id,
  indexes: {
    byTeam: ({ team }: Row): Key[] => [[team]],
    byTag: ({ tags }: Row): Key[] => tags.map((tag) => [tag]),
  },
};

type Rows = Collection<Row, 'byTeam' | 'byTag'>;
type Model = Map<number, Row>;

const id = fc.integer({ min: 1, max: 200 });
const tags = fc.uniqueArray(fc.constantFrom('x', 'y', 'z'));
const row = fc.record({ id, team: fc.constantFrom('a', 'b', 'c'), tags });
const command = fc.oneof(
  row.map((each) => ({ put: [each], whole: false, drop: [] as number[] })),
  id.map((each) => ({ put: [] as Row[], whole: false, drop: [each] })),
  fc.record({
    put: fc.uniqueArray(row, { maxLength: 60, selector: (each) => each.id }),
    whole: fc.constant(true),
    drop: fc.uniqueArray(id, { maxLength: 60 }),
  }),
);
const commands = fc.array(command, { maxLength: 40 });
type Commands = Parameters<Parameters<typeof commands.map>[0]>[0];

function apply(rows: Rows, model: Model, list: Commands): void {
  for (const { put, whole, drop } of list) {
    if (whole) rows.putAll(put);
    else for (const each of put) rows.put(each);
    for (const each of put) model.set(each.id, each);
    if (whole) rows.deleteAll(drop);
    else for (const each of drop) rows.delete(each);
    for (const each of drop) model.delete(each);
  }
}

function expectSame(rows: Rows, model: Model): void {
  const sorted = [...model.values()].sort((one, other) => one.id - other.id);
  expect(rows.list()).toEqual(sorted);
  for (const team of ['a', 'b', 'c'])
    expect(rows.find('byTeam', [team])).toEqual(sorted.filter((each) => each.team === team));
  for (const tag of ['x', 'y', 'z'])
    expect(rows.find('byTag', [tag])).toEqual(sorted.filter((each) => each.tags.includes(tag)));
  for (const team of ['', 'a', 'bb', 'c', 'd'])
    expect(rows.first('byTeam', [team])).toEqual(sorted.find((each) => each.team === team));
  const [firstTeam] = sorted.map(({ team }) => team).sort();
  expect(rows.first('byTeam')).toEqual(sorted.find(({ team }) => team === firstTeam));
  expect(rows.count('byTeam', [])).toBe(sorted.length);
}

describe('a collection', () => {
  test('has its earlier state after a rollback and can be changed again', () => {
    fc.assert(
      fc.property(commands, commands, commands, (kept, undone, after) => {
        const rows: Rows = new Collection(spec);
        const model: Model = new Map();
        apply(rows, model, kept);
        rows.commit();
        apply(rows, new Map(model), undone);
        rows.rollback();
        expectSame(rows, model);
        apply(rows, model, after);
        expectSame(rows, model);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['put', (rows: Rows, bad: Row) => rows.put(bad)],
    ['putAll', (rows: Rows, bad: Row) => rows.putAll([{ id: 3, team: 'b', tags: [] }, bad])],
  ])('is not spoilt by a row that %s cannot index', (_name, write) => {
    const rows: Rows = new Collection(spec);
    const model: Model = new Map();
    apply(rows, model, [{ put: [{ id: 1, team: 'a', tags: ['x'] }], whole: false, drop: [] }]);
    rows.commit();
    expect(() => write(rows, { id: 2, team: 'a' } as Row)).toThrow(TypeError);
    expect(rows.commit()).toEqual([]);
    expectSame(rows, model);
  });
});
