import { expect, test } from 'vitest';
import type { Session } from '../session/session.ts';
import { isGone } from './sweep.ts';

function sessionWith({ there = [] as string[], otherwise = 404, list = 200 }): Session {
  const call = async (operation: string, { id = '' }: { id?: string }) => {
    const status = operation === 'listDepartments' ? list : there.includes(id) ? 200 : otherwise;
    return { status, ok: status < 300 };
  };
  return { call } as unknown as Session;
}

test.each([
  ['404', { otherwise: 404 }, true],
  ['410', { otherwise: 410 }, true],
  ['403 as for an id of nothing, to one who may ask', { otherwise: 403 }, true],
  ['403 to one who may ask nothing', { otherwise: 403, list: 403 }, false],
  ['429', { otherwise: 429 }, false],
  ['500', { otherwise: 500 }, false],
])('a department that is answered with %s: gone is %s', async (_title, target, gone) => {
  for (const id of ['17', 'd3b07384-d113-4ec6-a7d5-0c1f6a1c9a3e', 'unit_a'])
    expect(await isGone(sessionWith(target), { operation: 'createDepartment', id })).toBe(gone);
});

test('a department that answers 403 still exists if a similar id can be read', async () => {
  expect(
    await isGone(sessionWith({ there: ['unit_b'], otherwise: 403 }), { operation: 'createDepartment', id: 'unit_a' }),
  ).toBe(false);
});
