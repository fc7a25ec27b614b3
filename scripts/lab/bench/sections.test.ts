import { expect, test } from 'vitest';
import { allSections } from './sections.ts';

test('the comparisons of servers are the first sections, and all sections have different names', async () => {
  const names = (await allSections()).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['start', 'read', 'write']);
  expect(new Set(names).size).toBe(names.length);
});
