import { expect, test } from 'vitest';
import { openSandbox } from '../../../../testing/sandbox/sandbox.ts';

test('the text of an uploaded file is shown before its processing ends', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const body = [
    '--cut\r\nContent-Disposition: form-data; name="file"; filename="note.txt"\r\n\r\nA short note.\r\n--cut--\r\n',
  ].join('');
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' };
  const { documentId, status } = (await client.post('/documents', body, { headers })).body;
  expect(status).not.toBe('READY');
  const read = await sandbox.send('GET', `/_sandbox/tenants/aurora/documents/${documentId}/text`);
  expect(read.body).toEqual({ documentId, text: 'A short note.' });
});

test('an unknown document is refused', async () => {
  const { status, body } = await openSandbox().send('GET', '/_sandbox/tenants/aurora/documents/999999/text');
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'DOCUMENT NOT FOUND' });
});
