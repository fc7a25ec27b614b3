import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { idOf, record, recordWith, upload } from '../documents/steps.ts';

const operations = ['uploadDocument', 'updateDocumentFields', 'readDocument'] as const;

/**
 * Returns a field name with letters, because the test case changes the name to upper or lower case.
 * Takes the field name from the target file if it has one. Otherwise invents a field name.
 */
function fieldOf(api: Api): string {
  return api.given.documentFields?.[0] ?? api.name('term').replaceAll(/\W+/g, '').toLowerCase();
}

/** Returns an upper-case name in lower case, and any other name in upper case. */
function inOtherCase(name: string): string {
  return name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
}

/** Test cases: PATCH creates and changes fields of a document. */
export const documentField: readonly Case[] = [
  stated({
    id: 'document-field-created',
    title: 'PATCH creates a field that the document did not have',
    operations,
    run: async (api) => {
      const { id: documentId } = await upload(api);
      await record(api, documentId);
      const name = fieldOf(api);
      const reply = await api.call('updateDocumentFields', { documentId, fields: [{ name, values: ['Yearly'] }] });
      api.expect.accepted(reply, 'The update with a new field is accepted');
      api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
      await recordWith(api, documentId, { [name]: 'Yearly' }, 'The document has the new field');
    },
  }),
  stated({
    id: 'document-field-updated',
    title: 'The new value of a field replaces the old value',
    operations,
    run: async (api) => {
      const { id: documentId } = await upload(api);
      await record(api, documentId);
      const name = fieldOf(api);
      const other = api.given.documentFields ? api.given.documentFields[1] : `${name}other`;
      const rest = other === undefined ? {} : { [other]: 'north' };
      for (const [value, set] of [
        ['Yearly', { ...rest, [name]: 'Yearly' }],
        ['monthly', { [name]: 'monthly' }],
      ] as const) {
        const fields = Object.entries(set).map(([field, text]) => ({ name: field, values: [text] }));
        const reply = await api.call('updateDocumentFields', { documentId, fields });
        api.expect.accepted(reply, `The value ${value} is accepted`);
        const wanted = { ...rest, [name]: value };
        await recordWith(
          api,
          documentId,
          wanted,
          `The field has only the value ${value}, and the other field has its old value`,
        );
      }
    },
  }),
  stated({
    id: 'document-field-second-variant',
    title: 'The second PATCH operation also changes the fields',
    operations: ['uploadDocument', 'updateDocumentFieldsByDocId', 'readDocument'],
    run: async (api) => {
      const own = await upload(api);
      const { id } = own;
      // The service description does not say whether the second PATCH operation identifies a document by its `docId`.
      const docId = api.uses('updateDocumentFieldsByDocId', 'docId') ? await idOf(api, own, 'docId') : undefined;
      if (docId === undefined) await record(api, id);
      const name = fieldOf(api);
      const input = { docId, documentId: id, fields: [{ name, values: ['Yearly'] }] };
      const reply = await api.call('updateDocumentFieldsByDocId', input);
      api.expect.accepted(reply, 'The new field is accepted');
      api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
      await recordWith(api, id, { [name]: 'Yearly' }, 'The document has the new field');
    },
  }),
  stated({
    id: 'document-field-names-case-sensitive',
    title: 'Two field names that differ only in case are two fields',
    operations,
    run: async (api) => {
      const { id: documentId } = await upload(api);
      await record(api, documentId);
      const name = fieldOf(api);
      const other = inOtherCase(name);
      const set = (field: string, value: string) =>
        api.call('updateDocumentFields', { documentId, fields: [{ name: field, values: [value] }] });
      api.expect.accepted(await set(name, 'Yearly'), 'The update with the field is accepted');
      const second = await set(other, 'monthly');
      // If the target file defines field names, the target may refuse the name in another letter case.
      const isDefined = api.given.documentFields !== undefined;
      if (!isDefined) api.expect.accepted(second, 'The update with the name in the other case is accepted');
      const wanted = second.ok ? { [name]: 'Yearly', [other]: 'monthly' } : { [name]: 'Yearly' };
      await recordWith(api, documentId, wanted, 'Each of the two fields has its own value');
    },
  }),
];
