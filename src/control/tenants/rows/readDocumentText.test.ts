import { expect, test } from 'vitest';
import { openSandbox } from '../../../../testing/sandbox/sandbox.ts';
import { upload } from '../../../documents/testing/form.ts';

test('the text of an uploaded file is shown before its processing ends', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const { documentId, status } = (await upload(client, { name: 'note.txt', bytes: 'A short note.' })).body;
  expect(status).not.toBe('READY');
  const read = await sandbox.send('GET', `/_sandbox/tenants/aurora/documents/${documentId}/text`);
  expect(read.body).toEqual({ documentId, text: 'A short note.' });
});

test('an unknown document is refused', async () => {
  const { status, body } = await openSandbox().send('GET', '/_sandbox/tenants/aurora/documents/999999/text');
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'DOCUMENT NOT FOUND' });
});
