import { expect, test } from 'vitest';
import { deleteDocument } from './deleteDocument.ts';
import { putReady, worldOfFields } from './testing/world.ts';

test('the text of a deleted document is not stored any more', () => {
  const world = worldOfFields();
  world.transact(() => {
    for (const id of ['1', '2']) putReady(world, id, { text: `text ${id}` });
  });
  const request = { world, path: { documentId: '1' } } as Parameters<typeof deleteDocument>[0];
  world.transact(() => deleteDocument(request));
  expect(world.rows.texts.list()).toEqual([{ documentId: '2', text: 'text 2' }]);
});
