import type { Api } from '../../case/api.ts';
import { uploadAndRead, uploadInput } from '../documents/steps.ts';
import { inCalls } from '../fields/document-field.ts';
import { written } from '../written.ts';

const keyOf = (api: Api) => ({ headers: { 'Idempotency-Key': api.name('key').replaceAll(/[^!-~]/g, '-') } });

/** Test cases: Idempotency-Key and If-Match (design decisions D-77 and D-78). */
export const conditionalRequests = written({
  'conditional-requests-department-create-once': async (api) => {
    const [input, change] = [{ name: api.name('Once'), ...api.topLevel }, keyOf(api)];
    const first = await api.send('createDepartment', input, change);
    api.expect.accepted(first, 'A creation with a key is accepted');
    const again = await api.send('createDepartment', input, change);
    api.expect.equal(again.values.id, first.values.id, 'The same request with the same key names the same id', again);
    const other = await api.send('createDepartment', { ...input, name: api.name('Other') }, change);
    api.expect.status(other, 422, 'Another request with the same key is refused');
  },
  'conditional-requests-document-upload-once': async (api) => {
    const [input, change] = [await uploadInput(api), keyOf(api)];
    const first = await api.send('uploadDocument', input, change);
    api.expect.accepted(first, 'An upload with a key is accepted');
    const again = await api.send('uploadDocument', input, change);
    const { documentId } = first.values;
    api.expect.equal(again.values.documentId, documentId, 'The same upload with the same key names the same id', again);
  },
  'conditional-requests-department-update-if-match': async (api) => {
    const id = await api.department();
    const { headers } = await api.call('readDepartment', { id });
    const tag = headers['etag'] ?? '';
    const stale = { headers: { 'If-Match': '"stale"' } };
    const refused = await api.send('updateDepartment', { id, name: api.name('Refused') }, stale);
    api.expect.status(refused, 412, 'An update with an old entity tag is refused');
    const current = { headers: { 'If-Match': tag } };
    const accepted = await api.send('updateDepartment', { id, name: api.name('Accepted') }, current);
    api.expect.status(accepted, 200, 'An update with the entity tag of the read is accepted');
  },
  'conditional-requests-document-fields-if-match': async (api) => {
    const { id: documentId } = await uploadAndRead(api);
    const [fields = []] = inCalls(api, 'updateDocumentFields', { [api.name('term').replaceAll(/\W+/g, '')]: 'north' });
    const stale = { headers: { 'If-Match': '"stale"' } };
    const refused = await api.send('updateDocumentFields', { documentId, fields }, stale);
    api.expect.status(refused, 412, 'An update with an old entity tag is refused');
    const any = { headers: { 'If-Match': '*' } };
    const accepted = await api.send('updateDocumentFields', { documentId, fields }, any);
    api.expect.status(accepted, 204, 'An update of any state is accepted');
  },
});
