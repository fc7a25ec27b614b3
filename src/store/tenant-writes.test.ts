import { expect, test } from 'vitest';
import { newImagePages, writeOf } from './tenant-writes.ts';
import { newTenant } from './testing/new-tenant.ts';

test('a new image is committed with its pages', async () => {
  const state = { before: null, after: newTenant() };
  const pages = await newImagePages([state]);
  const { next } = writeOf('one', state, [], pages);
  const images = next === undefined || next === 'removed' ? [] : next.structure?.images;
  expect(images).toEqual([...pages].map(([id, ofImage]) => ({ id, pages: ofImage })));
  expect(images?.[0]?.pages.length).toBeGreaterThan(0);
});

test('a new image without pages is an error', () => {
  expect(() => writeOf('one', { before: null, after: newTenant() }, [], new Map())).toThrow('has no pages to store');
});
