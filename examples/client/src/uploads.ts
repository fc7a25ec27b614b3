import { bodyOf, type Platform } from './client.ts';
import type { Wait } from './jobs.ts';

/** Uploads a text file, waits until the platform has processed it, and returns the properties of the document. */
export async function uploadNote({ documents }: Platform, name: string, text: string, wait: Wait) {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  const upload = await documents.POST('/documents', { body: { file: name }, bodySerializer: () => form });
  const { documentId } = bodyOf(upload);
  for (;;) {
    const record = bodyOf(await documents.GET('/documents/{documentId}', { params: { path: { documentId } } }));
    if (record.status !== 'IN_PROGRESS') return record;
    await wait(1000);
  }
}

/** Returns the names of the documents whose text contains all words, the newest first. */
export async function findByText({ documents }: Platform, words: string[]): Promise<string[]> {
  const answer = await documents.POST('/search', {
    body: {
      query: words.map((word) => ({ type: 'text' as const, filter: 'containsText' as const, terms: [word] })),
      sort: [{ property: 'dateCreated', order: 'desc' }],
    },
  });
  return bodyOf(answer).documents.map(({ name }) => name);
}
