import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { record, recordWith, upload } from '../documents/steps.ts';

const operations = ['uploadDocument', 'updateDocumentFields', 'readDocument'] as const;

/** A name of letters, which can differ in case. Only the last case judges that case matters. */
const nameOf = (label: string) => label.replaceAll(/\W+/g, '');

/** Cases: PATCH creates and changes fields of a document. */
export const documentField: readonly Case[] = [
  stated({
    id: 'document-field-created',
    title: 'A PATCH creates a field that the document did not have',
    operations,
    run: async (api) => {
      const { id: documentId } = await upload(api);
      await record(api, documentId);
      const name = nameOf(api.name('term')).toLowerCase();
      const reply = await api.call('updateDocumentFields', { documentId, fields: [{ name, values: ['yearly'] }] });
      api.expect.accepted(reply, 'A new field is taken');
      api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
      await recordWith(api, documentId, { [name]: 'yearly' }, 'The document has the new field');
    },
  }),
  stated({
    id: 'document-field-updated',
    title: 'A field gets the new value in place of the old one',
    operations,
    run: async (api) => {
      const { id: documentId } = await upload(api);
      await record(api, documentId);
      const name = nameOf(api.name('term')).toLowerCase();
      for (const value of ['yearly', 'monthly']) {
        const reply = await api.call('updateDocumentFields', { documentId, fields: [{ name, values: [value] }] });
        api.expect.accepted(reply, `The value ${value} is taken`);
        await recordWith(api, documentId, { [name]: value }, `The field has the value ${value} alone`);
      }
    },
  }),
  stated({
    id: 'document-field-second-variant',
    title: 'The second PATCH operation changes the fields too',
    operations: ['uploadDocument', 'updateDocumentFieldsByDocId', 'readDocument'],
    run: async (api) => {
      const { id } = await upload(api);
      const { docId } = (await record(api, id)).values;
      const name = nameOf(api.name('term')).toLowerCase();
      const reply = await api.call('updateDocumentFieldsByDocId', { docId, fields: [{ name, values: ['yearly'] }] });
      api.expect.accepted(reply, 'A new field is taken');
      api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
      await recordWith(api, id, { [name]: 'yearly' }, 'The document has the new field');
    },
  }),
  stated({
    id: 'document-field-names-case-sensitive',
    title: 'Two names that differ in case alone are two fields',
    operations,
    run: async (api) => {
      const { id: documentId } = await upload(api);
      await record(api, documentId);
      const name = nameOf(api.name('Term'));
      const [lower, upper] = [name.toLowerCase(), name.toUpperCase()];
      for (const [field, value] of [
        [lower, 'yearly'],
        [upper, 'monthly'],
      ] as const) {
        const fields = [{ name: field, values: [value] }];
        api.expect.accepted(await api.call('updateDocumentFields', { documentId, fields }), 'Each field is taken');
      }
      const wanted = { [lower]: 'yearly', [upper]: 'monthly' };
      await recordWith(api, documentId, wanted, 'Each field has a value of its own');
    },
  }),
];
