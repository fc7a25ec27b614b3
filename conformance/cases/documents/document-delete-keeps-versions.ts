import { published } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { record, upload, uploadInput } from './steps.ts';

export const documentDeleteKeepsVersions = published({
  id: 'document-delete-keeps-versions',
  title: 'The deletion of the first version does not delete the second version',
  operations: ['uploadDocument', 'uploadDocumentVersion', 'readDocument', 'deleteDocument'],
  run: async (api) => {
    const { id } = await upload(api);
    const { values } = await api.call('uploadDocumentVersion', { ...(await uploadInput(api)), documentId: id });
    const newId = values.documentId ?? '';
    if (newId === id) throw new Blocked('uploadDocumentVersion', 'the new version has no separate record');
    await record(api, newId);
    api.expect.accepted(await api.call('deleteDocument', { documentId: id }), 'The first version is deleted');
    const remaining = await api.call('readDocument', { documentId: newId });
    api.expect.accepted(remaining, 'The second version can still be read');
  },
});
