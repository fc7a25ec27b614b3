import type { Case } from '../../case/case.ts';
import { published, stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { hasContent } from '../content.ts';
import { expectFileOf, record, upload, uploadLarge } from './steps.ts';

export const documentDownload: readonly Case[] = [
  stated({
    id: 'document-download-offered',
    title: 'A download is the complete uploaded file',
    operations: ['uploadDocument', 'readDocument', 'downloadDocument'],
    run: async (api) => {
      const [first, second] = [await uploadLarge(api), await upload(api)];
      const contents = new Map<string, Buffer>();
      for (const { id } of [first, second]) await record(api, id);
      for (const own of [first, second, second, first]) {
        const other = own === first ? second : first;
        const ask = () => api.call('downloadDocument', { documentId: own.id });
        const reply = await api.eventually(ask, hasContent, 'An uploaded document can be downloaded');
        api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
        expectFileOf(api, own, other, reply);
        const isNew = !contents.get(other.id)?.equals(reply.values.content ?? Buffer.alloc(0));
        api.expect.true(isNew, 'The downloads of two documents differ', reply);
        if (reply.values.content) contents.set(own.id, reply.values.content);
      }
    },
  }),
  published({
    id: 'document-download-same-bytes',
    title: 'A download has the same bytes as the upload',
    operations: ['uploadDocument', 'readDocument', 'downloadDocument'],
    run: async (api) => {
      const { id, content } = await upload(api);
      await record(api, id);
      const ask = () => api.call('downloadDocument', { documentId: id });
      const reply = await api.eventually(ask, hasContent, 'An uploaded document can be downloaded');
      const isSame = reply.values.content?.equals(content) === true;
      api.expect.true(isSame, 'The download has the same bytes as the upload', reply);
    },
  }),
  stated({
    id: 'document-download-processed',
    requirement: 'document-processed-download-offered',
    title: 'GET downloads a processed document',
    operations: ['uploadDocument', 'downloadProcessedDocument'],
    run: async (api) => {
      const { id } = await upload(api);
      const ask = () => api.call('downloadProcessedDocument', { documentId: id });
      const reply = await api.eventually(ask, hasContent, 'A processed document can be downloaded');
      api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
      await api.eventually(ask, hasContent, 'The processed document can be downloaded again');
      const nothing = await api.call('downloadProcessedDocument', { documentId: api.unknownId('folder') });
      if (hasContent(nothing))
        throw new Blocked(
          'downloadProcessedDocument',
          'the download of a document that does not exist is accepted too',
        );
    },
  }),
];
