import { expect, test } from 'vitest';
import { emptyWorld } from '../world/new-tenant.ts';
import { newBinding } from '../world/token-binding.ts';
import { listedOf, newImage, type TenantState } from './tenant-state.ts';
import { newImagePages, writeOf } from './tenant-writes.ts';

function newTenant(): TenantState {
  const world = emptyWorld('one', 0);
  const image = newImage(world.fork('one'));
  return {
    head: { epoch: '', version: 0, catalogVersion: 0 },
    seed: image,
    base: image,
    snapshots: new Map(),
    binding: newBinding(),
    world,
    listed: listedOf(world),
    keys: [],
    dead: 0,
  };
}

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
