import type { OperationId } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import type { StoredDocument } from '../model/model.ts';
import type { CommandSequence } from '../step.ts';

/** A target may omit `docId` and `docSetId`. */
interface DocumentIds {
  documentId: string;
  docId?: string | null | undefined;
  docSetId?: string | null | undefined;
}

type List = 'listDocuments' | 'listDocumentSet' | 'searchDocuments' | 'queryDocuments';

/** Calls one API operation, and returns whether a deleted document is absent from the response. */
type IsHidden = (api: Api, ids: DocumentIds, word: string) => Promise<boolean>;

function refuses(operation: 'readDocument' | 'downloadDocument' | 'downloadProcessedDocument'): IsHidden {
  return async (api, { documentId }) => {
    const { status } = await api.call(operation, { documentId });
    return status >= 400 && status < 500;
  };
}

function doesNotFind(operation: 'searchDocuments' | 'queryDocuments'): IsHidden {
  return async (api, ids, word) => omits(api, await api.call(operation, { text: word }), ids);
}

async function omits(api: Api, first: Reply<List>, { documentId }: DocumentIds): Promise<boolean> {
  return !first.ok || !(await api.rest(first)).some((each) => each.documentId === documentId);
}

const ways: readonly (readonly [OperationId, IsHidden])[] = [
  ['readDocument', refuses('readDocument')],
  ['downloadDocument', refuses('downloadDocument')],
  ['downloadProcessedDocument', refuses('downloadProcessedDocument')],
  ['readDocumentByDocId', async (api, { docId }) => !docId || !(await api.call('readDocumentByDocId', { docId })).ok],
  [
    'listDocumentSet',
    async (api, ids) => !ids.docSetId || omits(api, await api.call('listDocumentSet', { docSetId: ids.docSetId }), ids),
  ],
  ['listDocuments', async (api, ids) => omits(api, await api.call('listDocuments', {}), ids)],
  ['searchDocuments', doesNotFind('searchDocuments')],
  ['queryDocuments', doesNotFind('queryDocuments')],
];

export async function checkDeleted(
  { api, rule }: CommandSequence,
  { word }: StoredDocument,
  ids: DocumentIds,
  reply: Reply<'deleteDocument'>,
): Promise<void> {
  for (const [operation, isHidden] of ways) {
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
