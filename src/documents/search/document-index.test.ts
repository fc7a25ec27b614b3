import { expect, onTestFinished, test, vi } from 'vitest';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { putReady, tenantDataOfFields } from '../testing/tenant-data.ts';
import { type DocumentIndex, indexOf } from './document-index.ts';
import { termsOf } from './terms.ts';

function worldOf(documents: number): TenantData {
  const tenantData = tenantDataOfFields();
  tenantData.transact(() => {
    for (let id = 1; id <= documents; id++) putReady(tenantData, String(id), {});
  });
  return tenantData;
}

test('the documents are compared again only after a change', () => {
  const tenantData = worldOf(2);
  const { words } = indexOf(tenantData);
  const list = vi.spyOn(tenantData.rows.documents, 'list');
  onTestFinished(() => list.mockRestore());
  indexOf(tenantData);
  expect(list).not.toHaveBeenCalled();
  tenantData.transact(() => putReady(tenantData, '1', { text: 'changed' }));
  indexOf(tenantData);
  expect(indexOf(tenantData).words).toBe(words);
  expect(list).toHaveBeenCalledTimes(1);
});

test.each([
  [1_008, [1_004, 1_005, 1_006, 1_007]],
  [1_009, [0, 1, 2, 3]],
])('after the deletion of all but four of %i documents, they have the slots %j', (documents, slots) => {
  const tenantData = worldOf(documents);
  indexOf(tenantData);
  const ids = Array.from({ length: 4 }, (_, at) => documents - 3 + at);
  tenantData.transact(() =>
    tenantData.rows.documents.deleteAll(Array.from({ length: documents - 4 }, (_, at) => at + 1)),
  );
  const index = indexOf(tenantData);
  expect(index.slots).toEqual(slots);
  expect([1, ...ids].map((id) => index.slotOf(id))).toEqual([undefined, ...slots]);
  expect(index.find(termsOf('txt'), [0, 10])).toMatchObject({ count: 4 });
});

test('values are read again when most of the stored values are obsolete', () => {
  const tenantData = worldOf(3);
  const columnAt = (index: DocumentIndex) => index.column('name', ({ name }) => [name], false);
  const rename = (change: number) => tenantData.transact(() => putReady(tenantData, '1', { name: `name ${change}` }));
  const first = columnAt(indexOf(tenantData));
  for (let change = 1; change <= 103; change++) {
    rename(change);
    expect(columnAt(indexOf(tenantData))).toBe(first);
  }
  rename(0);
  const second = columnAt(indexOf(tenantData));
  expect([first.size, second.size]).toEqual([107, 3]);
});

test.each(['name', 'text'])('a term of two words is searched in the current %s', (part) => {
  const tenantData = worldOf(1);
  const counts = ['crossing zebra', 'a zebra-crossing', 'crossing zebra'].map((content) => {
    tenantData.transact(() => putReady(tenantData, '1', { [part]: content }));
    return indexOf(tenantData).find(termsOf('zebra-cross'), [0, 10]).count;
  });
  expect(counts).toEqual([0, 1, 0]);
});

test('a slot without a document is an error', () => {
  expect(() => indexOf(worldOf(1)).rowAt(1)).toThrow('no record has the slot 1');
});
