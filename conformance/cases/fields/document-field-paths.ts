import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { idOf, record, recordWith, upload, valuesOf } from '../documents/steps.ts';
import { asSetup } from '../proofs.ts';

const variants = [
  { requirement: 'document-field-created', operation: 'updateDocumentFields', label: 'first' },
  { requirement: 'document-field-second-variant', operation: 'updateDocumentFieldsByDocId', label: 'second' },
] as const;

export const documentFieldPaths: readonly Case[] = variants.map(({ requirement, operation, label }) =>
  stated({
    id: `document-field-paths-${label}`,
    requirement,
    title: `The ${label} variant creates and changes fields of the named document only`,
    operations: ['uploadDocument', 'readDocument', operation],
    run: async (api) => {
      const [own, other] = [await upload(api), await upload(api)];
      await asSetup('readDocument', () => record(api, own.id));
      const isById = operation === 'updateDocumentFieldsByDocId' && api.uses(operation, 'docId');
      const docId = isById ? await asSetup('readDocument', () => idOf(api, own, 'docId')) : undefined;
      const invented = ['term', 'party'].map((name) => api.name(name).replaceAll(/\W+/g, '').toLowerCase());
      const [first = '', second = first] = api.given.documentFields ?? invented;
      const created = { [first]: 'Yearly', [second]: 'north' };
      const updates = [{ [second]: 'south' }].filter(() => label === 'second');
      for (const set of [created, ...updates]) {
        const wanted = { ...created, ...set };
        const fields = Object.entries(set).map(([name, value]) => ({ name, values: [value] }));
        const input = { documentId: own.id, docId, fields };
        api.expect.accepted(await api.call(operation, input), 'The update of the fields is accepted');
        await recordWith(api, own.id, wanted, 'The document has each field with its value');
      }
      const reply = await api.call('readDocument', { documentId: other.id });
      const strange = [first, second].filter((name) => valuesOf(reply.values.fields, name).includes('Yearly'));
      api.expect.equal(strange, [], 'No other document has the fields', reply);
    },
  }),
);
