import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { hasContent } from '../content.ts';
import { record, upload } from './steps.ts';

/** Test cases: a download has the same bytes as the upload. */
export const documentDownload: readonly Case[] = [
  stated({
    id: 'document-download-offered',
    title: 'A download is the file that was uploaded',
    operations: ['uploadDocument', 'readDocument', 'downloadDocument'],
    run: async (api) => {
      for (const { id, content } of [await upload(api), await upload(api)]) {
        await record(api, id);
        const ask = () => api.call('downloadDocument', { documentId: id });
        const reply = await api.eventually(ask, hasContent, 'An uploaded document can be downloaded');
        api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
        const isSame = reply.values.content?.equals(content) === true;
        api.expect.true(isSame, 'The download has the bytes of the upload', reply);
      }
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
