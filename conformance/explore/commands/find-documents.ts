import type { Reply } from '../../case/exchange.ts';
import { mustList } from '../checks/members.ts';
import type { StoredDocument } from '../model/model.ts';
import type { ExploreRule } from '../rules.ts';
import { type CommandSequence, onOne, type StepTable } from '../step.ts';
import { shownId, storedIn } from './documents.ts';

type Listing = 'listDocuments' | 'listDocumentSet' | 'searchDocuments' | 'queryDocuments';

interface Way {
  operation: Listing;
  rule: ExploreRule;
  text: string;
  ask: (walk: CommandSequence, document: StoredDocument) => Promise<() => Promise<Reply<Listing>>>;
  mayHave: (document: StoredDocument, other: StoredDocument) => boolean;
}

const ways: readonly Way[] = [
  {
    operation: 'listDocuments',
    rule: 'documents-list-offered',
    text: 'List all documents',
    ask:
      async ({ api }) =>
      () =>
        api.call('listDocuments', {}),
    mayHave: () => true,
  },
  {
    operation: 'listDocumentSet',
    rule: 'document-set-offered',
    text: 'List the set of a document',
    ask: async (walk, document) => {
      const docSetId = await shownId(walk, document, 'docSetId');
      return () => walk.api.call('listDocumentSet', { docSetId });
    },
    // The service description leaves open whether two uploads can belong to the same document set.
    mayHave: () => true,
  },
  {
    operation: 'searchDocuments',
    rule: 'search-simple-offered',
    text: 'Search a document by a word of its name',
    ask:
      async ({ api }, { word }) =>
      () =>
        api.call('searchDocuments', { text: word }),
    mayHave: () => false,
  },
  {
    operation: 'queryDocuments',
    rule: 'search-composite-offered',
    text: 'Search a document with a composite query',
    ask:
      async ({ api }, { word }) =>
      () =>
        api.call('queryDocuments', { text: word }),
    mayHave: () => false,
  },
];

export const documentListSteps = {
  'find a document': onOne('document', storedIn, async (walk, document) => {
    const { api, draws, rule, says, model, reached } = walk;
    const way = draws.pick(
      'way',
      ways.filter(({ operation }) => api.binds(operation)),
    );
    says(`${way.text}: ${document.upload.name}`);
    reached(`document: ${way.operation}`);
    const ask = await way.ask(walk, document);
    const gone = [...model.documents.values()].filter(({ life }) => life === 'gone').map(({ upload }) => upload.id);
    const others = storedIn(model)
      .filter((each) => each !== document && !way.mayHave(document, each))
      .map(({ upload }) => upload.id);
    const isRight = async (first: Reply<Listing>) => {
      if (!first.ok) return false;
      const ids = (await api.rest(first)).map(({ documentId }) => documentId);
      const times = ids.filter((id) => id === document.upload.id).length;
      // The service description does not say whether a document list contains old versions.
      const isListed = times === 1 || (times === 0 && document.hasVersions);
      return isListed && ![...gone, ...others].some((id) => ids.includes(id));
    };
    const what = 'The list has the document once, no deleted document and no other document of the walk';
    // For a short time after an upload, the target may refuse to list the new document set.
    if (way.operation === 'listDocumentSet') await rule(way.rule, () => api.eventually(ask, isRight, what));
    else await mustList(walk, [way.rule, way.rule], ask, isRight, what);
  }),

  'list a document set': {
    can: (model) => storedIn(model).length > 1,
    run: async (walk) => {
      const { api, expect, draws, says, model } = walk;
      const [own, foreign] = draws.order('documents', storedIn(model), ({ key }) => key);
      if (!own || !foreign) return;
      says('List the set of a document, which must not have a document of another set');
      const [docSetId, other] = [await shownId(walk, own, 'docSetId'), await shownId(walk, foreign, 'docSetId')];
      const reply = await api.call('listDocumentSet', { docSetId });
      if (!reply.ok) return;
      const items = await api.rest(reply);
      const strange = items.filter((item) => item.docSetId && item.docSetId !== docSetId);
      await expect.equal('document-set-only-own', strange, [], 'Every record has the id of the set', reply);
      const isMixed = docSetId !== other && items.some(({ documentId }) => documentId === foreign.upload.id);
      await expect.true('document-set-only-own', !isMixed, 'A document of another set is not listed', reply);
    },
  },

  'read a document by its document id': onOne('document', storedIn, async (walk, document) => {
    const { api, expect, says, model } = walk;
    says(`Read the document ${document.upload.name} by its document id`);
    const docId = await shownId(walk, document, 'docId');
    const reply = await api.call('readDocumentByDocId', { docId });
    await expect.accepted('document-read-by-doc-id-offered', reply, 'The record is read by its document id');
    const shown = reply.values.docId ?? docId;
    const sameId = 'The record has the requested document id';
    await expect.equal('document-read-by-doc-id-offered', shown, docId, sameId, reply);
    const { documentId } = reply.values;
    const isOther =
      !document.hasVersions &&
      storedIn(model).some(({ upload }) => upload.id === documentId && upload !== document.upload);
    const ownRecord = 'The record does not belong to another document';
    await expect.true('document-read-by-doc-id-offered', !isOther, ownRecord, reply);
  }),
} satisfies StepTable;
