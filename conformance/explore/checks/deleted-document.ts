import type { OperationId } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import type { StoredDocument } from '../model/model.ts';
import type { Walk } from '../step.ts';

/** The ids of a document. A target may omit `docId` and `docSetId`. */
export interface DocumentIds {
  documentId: string;
  docId?: string | null | undefined;
  docSetId?: string | null | undefined;
}

type List = 'listDocuments' | 'listDocumentSet' | 'searchDocuments' | 'queryDocuments';

interface Way {
  operation: OperationId;
  isHidden: (api: Api, ids: DocumentIds, word: string) => Promise<boolean>;
}

const isRefused = ({ status }: Reply<OperationId>) => status >= 400 && status < 500;

async function omits(api: Api, first: Reply<List>, { documentId }: DocumentIds): Promise<boolean> {
  return !first.ok || !(await api.rest(first)).some((each) => each.documentId === documentId);
}

/** For each way to find a document, a function that returns whether the target hides a deleted document. */
const ways: readonly Way[] = [
  {
    operation: 'readDocument',
    isHidden: async (api, { documentId }) => isRefused(await api.call('readDocument', { documentId })),
  },
  {
    operation: 'downloadDocument',
    isHidden: async (api, { documentId }) => isRefused(await api.call('downloadDocument', { documentId })),
  },
  {
    operation: 'downloadProcessedDocument',
    isHidden: async (api, { documentId }) => isRefused(await api.call('downloadProcessedDocument', { documentId })),
  },
  {
    operation: 'readDocumentByDocId',
    isHidden: async (api, { docId }) => !docId || !(await api.call('readDocumentByDocId', { docId })).ok,
  },
  {
    operation: 'listDocumentSet',
    isHidden: async (api, ids) =>
      !ids.docSetId || omits(api, await api.call('listDocumentSet', { docSetId: ids.docSetId }), ids),
  },
  {
    operation: 'listDocuments',
    isHidden: async (api, ids) => omits(api, await api.call('listDocuments', {}), ids),
  },
  {
    operation: 'searchDocuments',
    isHidden: async (api, ids, word) => omits(api, await api.call('searchDocuments', { text: word }), ids),
  },
  {
    operation: 'queryDocuments',
    isHidden: async (api, ids, word) => omits(api, await api.call('queryDocuments', { text: word }), ids),
  },
];

/** Requires that no API operation shows a deleted document. `reply` is the response to the deletion. */
export async function checkDeleted(
  { api, rule }: Walk,
  { word }: StoredDocument,
  ids: DocumentIds,
  reply: Reply<'deleteDocument'>,
): Promise<void> {
  for (const { operation, isHidden } of ways) {
    if (!api.binds(operation)) continue;
    await rule('document-delete-offered', () =>
      api.eventually(
        async () => reply,
        () => isHidden(api, ids, word),
        `${operation} does not show a deleted document`,
      ),
    );
  }
}
