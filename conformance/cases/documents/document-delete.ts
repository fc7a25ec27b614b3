import type { Api } from '../../case/api.ts';
import { published, stated } from '../../case/case.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { hasContent } from '../content.ts';
import { asSetup } from '../proofs.ts';
import { idOf, record, type Upload, upload, uploadInput } from './steps.ts';

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

interface Ids {
  docId: string;
  docSetId: string;
}

async function idsOf(api: Api, document: Upload): Promise<Ids> {
  return { docId: await idOf(api, document, 'docId'), docSetId: await idOf(api, document, 'docSetId') };
}

async function lists(api: Api, first: Reply<'listDocuments' | 'listDocumentSet'>, id: string): Promise<boolean> {
  return first.ok && (await api.rest(first)).some(({ documentId }) => documentId === id);
}

const ways = {
  readDocumentByDocId: async (api: Api, _: Upload, { docId }: Ids) =>
    (await api.call('readDocumentByDocId', { docId })).ok,
  listDocuments: async (api: Api, { id }: Upload) => lists(api, await api.call('listDocuments', {}), id),
  listDocumentSet: async (api: Api, { id }: Upload, { docSetId }: Ids) =>
    lists(api, await api.call('listDocumentSet', { docSetId }), id),
  downloadDocument: async (api: Api, { id }: Upload) =>
    hasContent(await api.call('downloadDocument', { documentId: id })),
  downloadProcessedDocument: async (api: Api, { id }: Upload) =>
    hasContent(await api.call('downloadProcessedDocument', { documentId: id })),
} as const;

const operations = Object.keys(ways) as (keyof typeof ways)[];

export const documentDeleteWhole = stated({
  id: 'document-delete-whole',
  requirement: 'document-delete-offered',
  title: 'No operation finds a deleted document, and each operation finds another document',
  operations: ['uploadDocument', 'readDocument', 'deleteDocument', ...operations],
  run: async (api) => {
    const [other, deleted, last] = [await upload(api), await upload(api), await upload(api)];
    const ids = await asSetup('readDocument', () => idsOf(api, deleted));
    const idsOfOther = await asSetup('readDocument', () => idsOf(api, other));
    await asSetup('readDocument', () => record(api, last.id));
    const reply = await api.call('deleteDocument', { documentId: deleted.id });
    api.expect.accepted(reply, 'The document is deleted');
    for (const way of operations) {
      const isGone = async () => !(await ways[way](api, deleted, ids));
      await api.eventually(async () => reply, isGone, `${way} does not find a deleted document`);
      const isFound = () => ways[way](api, other, idsOfOther);
      await asSetup(way, () => api.eventually(async () => reply, isFound, `${way} finds another document`));
    }
    for (const { id } of [other, last]) {
      const remaining = await api.call('readDocument', { documentId: id });
      api.expect.accepted(remaining, 'Another document still exists');
    }
  },
});
