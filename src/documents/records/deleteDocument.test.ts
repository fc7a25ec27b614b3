import { expect, test } from 'vitest';
import { schedule } from '../../jobs/due.ts';
import { putReady, worldOfFields } from '../testing/world.ts';
import { deleteDocument } from './deleteDocument.ts';

test('the text and the planned status changes of a deleted document are not stored any more', () => {
  const world = worldOfFields();
  world.transact(() => {
    for (const id of ['1', '2']) {
      putReady(world, id, { text: `text ${id}` });
      schedule(world, 'document', id, 0);
    }
  });
  const request = { world, path: { documentId: '1' } } as Parameters<typeof deleteDocument>[0];
  world.transact(() => deleteDocument(request));
  expect(world.rows.due.list().map(({ subject }) => subject)).toEqual(['2']);
  expect(world.rows.texts.list()).toEqual([{ documentId: '2', text: 'text 2' }]);
});
