import { expect, test } from 'vitest';
import { allSections } from './sections.ts';

test('servers side by side come first, and no two sections have one name', async () => {
  const names = (await allSections()).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['start', 'read', 'write', 'operations']);
  expect(new Set(names).size).toBe(names.length);
});
