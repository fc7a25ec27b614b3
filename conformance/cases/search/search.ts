import { createHash } from 'node:crypto';
import { type Api, Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { uploadAndRead } from '../documents/steps.ts';
import { unlessCausedBy } from '../proofs.ts';
import { tabled, written } from '../written.ts';

type Search = 'searchDocuments' | 'queryDocuments';

/** Ends the test case as `blocked` if a document was not deleted. */
async function mustBeDeleted(api: Api, documentId: string): Promise<void> {
  const { ok } = await api.call('readDocument', { documentId });
  if (ok) throw new Blocked('deleteDocument', 'the deleted document can still be read');
}

const searched = new Shared(async (api) => {
  const [word, another] = [newWord(api), newWord(api)];
  const [second, third] = [await uploadAndRead(api, word), await uploadAndRead(api, another)];
  return { word, another, second, third };
});

export const searchPaths = tabled<{ operation: Search; method: string }>(
  {
    'search-paths-simple': { operation: 'searchDocuments', method: 'GET' },
    'search-paths-composite': { operation: 'queryDocuments', method: 'POST' },
  },
  async (api, { operation, method }) => {
    const { word, another, second, third } = await api.once(searched);
    const first = await uploadAndRead(api, word);
    const ask = () => api.call(operation, { text: word });
    const findsBoth = async (reply: Reply<typeof operation>) => {
      const ids = await idsIn(api, reply);
      return ids.includes(first.id) && ids.includes(second.id);
    };
    const reply = await api.eventually(ask, findsBoth, 'The search finds two documents by a word of their file names');
    api.expect.equal(reply.exchange.method, method, `The method is ${method}`, reply);
    const findsThird = async (found: Reply<typeof operation>) => {
      const ids = await idsIn(api, found);
      return ids.includes(third.id) && !ids.includes(first.id);
    };
    await api.eventually(
      () => api.call(operation, { text: another }),
      findsThird,
      'Another word finds another document',
    );
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
);

/** The letters of the word are random, because some search functions also find similar words. */
export function newWord(api: Api): string {
  const bytes = createHash('sha256').update(api.name('Word')).digest().subarray(0, 12);
  return String.fromCharCode(...bytes.map((byte) => 97 + (byte % 26)));
}

async function idsIn(api: Api, reply: Reply<Search>): Promise<unknown[]> {
  return reply.ok ? (await api.rest(reply)).map(({ documentId }) => documentId) : [];
}

export const search = written({
  'search-simple-finds': async (api) => {
    const word = newWord(api);
    const { id } = await uploadAndRead(api, word);
    for (const text of [word, word.toUpperCase()]) {
      const reply = await api.call('searchDocuments', { text });
      const items = await api.rest(reply);
      api.expect.equal(
        items.map(({ documentId }) => documentId),
        [id],
        `A search for ${text} finds only the document`,
        reply,
      );
    }
  },
  'search-simple-inside-words': async (api) => {
    const word = newWord(api);
    const { id } = await uploadAndRead(api, word);
    const reply = await api.call('searchDocuments', { text: `${word.slice(5, 7)} ${word}` });
    api.expect.equal(await idsIn(api, reply), [id], 'The search finds the document', reply);
  },
  'search-composite-all-conditions': async (api) => {
    const field = api.name('Term').replaceAll(/\W+/g, '');
    const word = newWord(api);
    const [wanted, other] = [await uploadAndRead(api), await uploadAndRead(api, `Agreement ${word}`)];
    // The other document has the value `yearly` in other fields. The names of two of them differ only in case.
    const namesakes = { [field.toUpperCase()]: 'yearly', [field]: 'monthly', [field.toLowerCase()]: 'yearly' };
    for (const [{ id: documentId }, values] of [
      [wanted, { [field]: 'yearly' }],
      [other, { ...namesakes, [`Other${field}`]: 'yearly' }],
    ] as const) {
      const fields = Object.entries(values).map(([name, value]) => ({ name, values: [value] }));
      await api.call('updateDocumentFields', { documentId, fields });
    }
    const ask = () => api.call('queryDocuments', { text: 'Agreement', field, value: 'yearly' });
    const reply = await api.eventually(ask, ({ values }) => values.items?.length === 1, 'One document is found');
    api.expect.equal(reply.values.items?.[0]?.documentId, wanted.id, 'The found document meets both conditions', reply);
    const none = await api.call('queryDocuments', { text: word, field, value: 'yearly' });
    api.expect.equal(await idsIn(api, none), [], 'No document meets both conditions', none);
  },
});
