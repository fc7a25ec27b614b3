import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { edited, editTarget } from './edit-target.ts';

const text = `target: 1   # ours
name: Ours
baseUrl: https://x.example
credentials: { admin: key }

operations:
  listRoles:
    method: GET
    path: /roles
    # Where the roles are.
    answer:
      items: { in: items,   each: &role { id: no, name: "label" } }   # a list
  listDepartments: { path: /departments, answer: { items: { in: items, each: *role } } }
  readJob:
    answer:
      # The state.
      state: phase
`;
const each = ['operations', 'listRoles', 'answer', 'items', 'each'];

test.each([
  [[...each, 'id'], 'role.id', '{ id: no,', '{ id: role.id,'],
  [[...each, 'name'], { value: 'a, b', map: { 'X Y': 'x' } }, '"label"', '{ value: "a, b", map: { X Y: x } }'],
  [[...each, 'active'], '[0]', '&role { id', '&role { active: "[0]", id'],
  [['operations', 'readJob', 'answer', 'state'], 'a || b', 'state: phase', 'state: a || b'],
  [['operations', 'readJob', 'answer', 'id'], 'job', 'state: phase', 'id: job\n      state: phase'],
  [
    ['operations', 'listDepartments', 'answer', 'items', 'each', 'name'],
    'title',
    'each: *role',
    'each: { id: no, name: title }',
  ],
])('the edit of %j changes nothing else', (path, value, before, after) => {
  expect(edited(text, { path, value }, 'ours.yaml')).toBe(text.replace(before, after));
});

describe('a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'edit-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function written(name: string, content = text): string {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  }

  test('is replaced also behind a symbolic link', () => {
    const [file, link] = [written('a.yaml'), join(folder, 'link.yaml')];
    symlinkSync(file, link);
    editTarget(link, [{ path: [...each, 'id'], value: 'role.id' }]);
    expect(readFileSync(file, 'utf8')).toBe(text.replace('{ id: no', '{ id: role.id'));
  });

  test.each([
    ['is no target file', [...each, 'id'], 'a[', /listRoles.*not a valid JMESPath expression/],
    ['has a property that is not known', ['operations', 'readJob', 'answer', 'nothing'], 'a', /nothing/],
  ])('stays as it is if the result %s', (_why, path, value, reason) => {
    const file = written('b.yaml');
    expect(() => editTarget(file, [{ path, value }])).toThrow(reason);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(folder).filter((name) => name.includes('new'))).toEqual([]);
    expect(existsSync(file)).toBe(true);
  });
});
