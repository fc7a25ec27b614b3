import type { Case } from '../../case/case.ts';
import { published, stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { hasContent } from '../content.ts';
import { record, upload } from './steps.ts';

/** Cases: a download equals the upload. */
export const documentDownload: readonly Case[] = [
  stated({
    id: 'document-download-offered',
    title: 'Two documents give two downloads',
    operations: ['uploadDocument', 'readDocument', 'downloadDocument'],
    run: async (api) => {
      const downloads = [];
      for (const { id } of [await upload(api), await upload(api)]) {
        await record(api, id);
        const ask = () => api.call('downloadDocument', { documentId: id });
        downloads.push(await api.eventually(ask, hasContent, 'An uploaded document can be downloaded'));
      }
      const [first, second] = downloads;
      if (!first || !second) return;
      api.expect.equal(first.exchange.method, 'GET', 'The method is GET', first);
      const contents = [first.values.content?.toString('base64'), second.values.content?.toString('base64')];
      api.expect.true(contents.every(Boolean), 'Each download has content', second);
      api.expect.true(contents[0] !== contents[1], 'Each download is that of the document asked for', second);
    },
  }),
  published({
    id: 'document-download-bytes',
    title: 'A download has the very bytes that were uploaded',
    operations: ['uploadDocument', 'downloadDocument'],
    run: async (api) => {
      const { id, content } = await upload(api);
      const reply = await api.call('downloadDocument', { documentId: id });
      api.expect.status(reply, 200, 'The document is downloaded');
      api.expect.true(reply.values.content?.equals(content) === true, 'The bytes are those of the upload', reply);
    },
  }),
  stated({
    id: 'document-download-processed',
    requirement: 'document-processed-download-offered',
    title: 'A GET downloads a processed document',
    operations: ['uploadDocument', 'downloadProcessedDocument'],
    run: async (api) => {
      const { id } = await upload(api);
      const ask = () => api.call('downloadProcessedDocument', { documentId: id });
      const reply = await api.eventually(ask, hasContent, 'A processed document can be downloaded');
      api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
      const nothing = await api.call('downloadProcessedDocument', { documentId: api.unknownId('folder') });
      if (hasContent(nothing))
        throw new Blocked('downloadProcessedDocument', 'a document that does not exist is downloaded too');
    },
  }),
];
