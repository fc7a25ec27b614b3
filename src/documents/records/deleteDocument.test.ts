import { expect, test } from 'vitest';
import { schedule } from '../../jobs/due.ts';
import { putReady, tenantDataOfFields } from '../testing/tenant-data.ts';
import { deleteDocument } from './deleteDocument.ts';

test('the text and the planned status changes of a deleted document are not stored any more', () => {
  const tenantData = tenantDataOfFields();
  tenantData.transact(() => {
    for (const id of ['1', '2']) {
      putReady(tenantData, id, { text: `text ${id}` });
      schedule(tenantData, 'document', id, 0);
    }
  });
  const request = { tenantData, path: { documentId: '1' } } as Parameters<typeof deleteDocument>[0];
  tenantData.transact(() => deleteDocument(request));
  expect(tenantData.rows.due.list().map(({ subject }) => subject)).toEqual(['2']);
  expect(tenantData.rows.texts.list()).toEqual([{ documentId: '2', text: 'text 2' }]);
});
