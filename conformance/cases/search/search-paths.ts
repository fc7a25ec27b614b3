import type { Api } from '../../case/api.ts';
import { type Case, stated } from '../../case/case.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { record, upload } from '../documents/steps.ts';
import { asSetup, unlessCausedBy } from '../proofs.ts';
import { newWord } from './search.ts';

const ways = [
  { way: 'simple', operation: 'searchDocuments' },
  { way: 'composite', operation: 'queryDocuments' },
] as const;

async function idsIn(api: Api, reply: Reply<(typeof ways)[number]['operation']>): Promise<unknown[]> {
  return reply.ok ? (await api.rest(reply)).map(({ documentId }) => documentId) : [];
}

/** Ends the test case as `blocked` if a document was not deleted. */
async function mustBeDeleted(api: Api, documentId: string): Promise<void> {
  const { ok } = await api.call('readDocument', { documentId });
  if (ok) throw new Blocked('deleteDocument', 'the deleted document can still be read');
}

export const searchPaths: readonly Case[] = ways.map(({ way, operation }) =>
  stated({
    id: `search-paths-${way}`,
    requirement: `search-${way}-offered`,
    title: `The ${way} search finds two documents with a word, and only one after a deletion`,
    operations: ['uploadDocument', 'readDocument', 'deleteDocument', operation],
    run: async (api) => {
      const word = newWord(api);
      const [first, second] = [await upload(api, word), await upload(api, word)];
      for (const { id } of [first, second]) await asSetup('readDocument', () => record(api, id));
      const ask = () => api.call(operation, { text: word });
      const findsBoth = async (reply: Reply<typeof operation>) => {
        const ids = await idsIn(api, reply);
        return ids.includes(first.id) && ids.includes(second.id);
      };
      await api.eventually(ask, findsBoth, 'The search finds both documents');
      await api.call('deleteDocument', { documentId: first.id });
      const findsSecond = async (reply: Reply<typeof operation>) => {
        const ids = await idsIn(api, reply);
        return !ids.includes(first.id) && ids.includes(second.id);
      };
      const check = async () => {
        await api.eventually(ask, findsSecond, 'The search finds only the remaining document');
      };
      await unlessCausedBy(() => mustBeDeleted(api, first.id), check);
    },
  }),
);
