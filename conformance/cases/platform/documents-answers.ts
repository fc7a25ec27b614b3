import { type Case, published } from '../../case/case.ts';
import { record, upload } from '../documents/steps.ts';

const requirement = 'documents-answers-match-contract';

export const documentsAnswers: readonly Case[] = [
  published({
    id: 'documents-answers-fields',
    requirement,
    title: 'The list of fields matches the contract',
    operations: ['listFields'],
    readOnly: true,
    run: async (api) => {
      api.expect.status(await api.call('listFields', {}), 200, 'The fields are listed');
    },
  }),
  published({
    id: 'documents-answers-provisions',
    requirement,
    title: 'The responses for provisions match the contract',
    operations: ['createProvision', 'listProvisions', 'readProvisionRecord'],
    run: async (api) => {
      const reply = await api.call('createProvision', { name: api.name('Warranty') });
      api.expect.status(reply, 201, 'A provision is created');
      api.expect.status(await api.call('listProvisions', {}), 200, 'The provisions are listed');
      const { recordId } = reply.values;
      api.expect.status(await api.call('readProvisionRecord', { recordId }), 200, 'The record is read');
    },
  }),
  published({
    id: 'documents-answers-document',
    requirement,
    title: 'The responses for a document match the contract',
    operations: ['uploadDocument', 'readDocument', 'listDocuments', 'deleteDocument'],
    run: async (api) => {
      const { id, reply } = await upload(api);
      api.expect.status(reply, 202, 'An upload is accepted');
      await record(api, id);
      api.expect.status(await api.call('listDocuments', {}), 200, 'The documents are listed');
      api.expect.status(await api.call('deleteDocument', { documentId: id }), 204, 'The deletion is answered');
    },
  }),
];
