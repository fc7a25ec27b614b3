import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { Unjudged } from '../../case/failure.ts';
import { prepare } from '../../session/prepare.ts';
import { idOf, recordWith, twoDocuments, twoVersions, uploadAndRead, valuesOf } from '../documents/steps.ts';
import { asSetup } from '../proofs.ts';
import { tabled, written } from '../written.ts';

type FieldOperation = 'updateDocumentFields' | 'updateDocumentFieldsByDocId';

/** The service description does not say how many fields one request changes, so the binding decides it. */
export function inCalls(api: Api, operation: FieldOperation, set: Readonly<Record<string, string>>) {
  const fields = Object.entries(set).map(([name, value]) => ({ name, values: [value] }));
  const examples = ['first-example', 'second-example'].map((name) => ({ name, values: ['1'] }));
  const sent = JSON.stringify(prepare(api.bound(operation), { documentId: '1', docId: '1', fields: examples }));
  return examples.every(({ name }) => sent.includes(name)) ? [fields] : fields.map((field) => [field]);
}

export const documentFieldPaths = tabled<FieldOperation>(
  {
    'document-field-paths-first': 'updateDocumentFields',
    'document-field-paths-second': 'updateDocumentFieldsByDocId',
  },
  async (api, operation) => {
    const [own, [other]] = [await uploadAndRead(api), await api.once(twoDocuments)];
    const isById = operation === 'updateDocumentFieldsByDocId' && api.uses(operation, 'docId');
    const docId = isById ? await asSetup('readDocument', () => idOf(api, own, 'docId')) : undefined;
    const invented = ['Term', 'party'].map((name) => api.name(name).replaceAll(/\W+/g, ''));
    const [first = '', second = first] = api.given.documentFields ?? invented;
    const created = { [first]: 'Yearly', [second]: 'north' };
    const updates = [{ [second]: 'south' }].filter(() => operation === 'updateDocumentFieldsByDocId');
    for (const set of [created, ...updates]) {
      for (const fields of inCalls(api, operation, set)) {
        const reply = await api.call(operation, { documentId: own.id, docId, fields });
        api.expect.accepted(reply, 'The update of the fields is accepted');
        api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
      }
      await recordWith(api, own.id, { ...created, ...set }, 'The document has each field with its value');
    }
    const reply = await api.call('readDocument', { documentId: other.id });
    const strange = [first, second].filter((name) => valuesOf(reply.values.fields, name).includes('Yearly'));
    api.expect.equal(strange, [], 'No other document has the fields', reply);
  },
);

/** The field name contains letters, so that a test case can write the name in upper and in lower case. */
export function fieldOf(api: Api): string {
  return api.given.documentFields?.[0] ?? api.name('term').replaceAll(/\W+/g, '').toLowerCase();
}

function inOtherCase(name: string): string {
  return name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
}

export const documentField: readonly Case[] = [
  ...written({
    'document-field-updated': async (api) => {
      const { id: documentId } = await uploadAndRead(api);
      const name = fieldOf(api);
      const other = api.given.documentFields ? api.given.documentFields[1] : `${name}other`;
      const rest = other === undefined ? {} : { [other]: 'north' };
      for (const [value, set] of [
        ['Yearly', { ...rest, [name]: 'Yearly' }],
        ['monthly', { [name]: 'monthly' }],
      ] as const) {
        for (const fields of inCalls(api, 'updateDocumentFields', set)) {
          const reply = await api.call('updateDocumentFields', { documentId, fields });
          api.expect.accepted(reply, `The value ${value} is accepted`);
        }
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
  ...written({
    'document-field-versions-apart': async (api) => {
      const { first, version, second } = await api.once(twoVersions);
      const newId = version?.values.documentId ?? first.id;
      if (!second || newId === first.id) throw new Unjudged('a new version has no record of its own');
      const name = fieldOf(api);
      for (const [own, other, value] of [
        [first.id, newId, 'Yearly'],
        [newId, first.id, 'monthly'],
      ] as const) {
        await api.call('updateDocumentFields', { documentId: own, fields: [{ name, values: [value] }] });
        const isSet = () => recordWith(api, own, { [name]: value }, 'The version has the value');
        await asSetup('updateDocumentFields', isSet);
        const reply = await api.call('readDocument', { documentId: other });
        const isChanged = valuesOf(reply.values.fields, name).includes(value);
        api.expect.true(!isChanged, 'The update of one version does not change the other version', reply);
      }
    },
  }),
  ...tabled<FieldOperation>(
    {
      'document-field-names-case-sensitive': 'updateDocumentFields',
      'document-field-names-case-sensitive-second': 'updateDocumentFieldsByDocId',
    },
    async (api, operation) => {
      const own = await uploadAndRead(api);
      const docId = api.uses(operation, 'docId') ? await idOf(api, own, 'docId') : undefined;
      const name = fieldOf(api);
      const other = inOtherCase(name);
      const set = (field: string, value: string) =>
        api.call(operation, { documentId: own.id, docId, fields: [{ name: field, values: [value] }] });
      const first = await set(name, 'Yearly');
      if (operation === 'updateDocumentFields') api.expect.accepted(first, 'The update with the field is accepted');
      const created = () => recordWith(api, own.id, { [name]: 'Yearly' }, 'The document has the new field');
      if (operation !== 'updateDocumentFields') await asSetup(operation, created);
      const second = await set(other, 'monthly');
      const isDefined = api.given.documentFields !== undefined;
      if (!isDefined) api.expect.accepted(second, 'The update with the name in the other case is accepted');
      const wanted = second.ok ? { [name]: 'Yearly', [other]: 'monthly' } : { [name]: 'Yearly' };
      await recordWith(api, own.id, wanted, 'Each of the two fields has its own value');
    },
  ),
];
