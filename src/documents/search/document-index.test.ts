import { expect, test } from 'vitest';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { putReady, tenantDataOfFields } from '../testing/tenant-data.ts';
import { indexOf } from './document-index.ts';
import { termsOf } from './terms.ts';

function worldOf(documents: number): TenantData {
  const tenantData = tenantDataOfFields();
  tenantData.transact(() => {
    for (let id = 1; id <= documents; id++) putReady(tenantData, String(id), {});
  });
  return tenantData;
}

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

test.each(['name', 'text'])('a term of two words is searched in the current %s', (part) => {
  const tenantData = worldOf(1);
  const counts = ['crossing zebra', 'a zebra-crossing', 'crossing zebra'].map((content) => {
    tenantData.transact(() => putReady(tenantData, '1', { [part]: content }));
    return indexOf(tenantData).find(termsOf('zebra-cross'), [0, 10]).count;
  });
  expect(counts).toEqual([0, 1, 0]);
});
