import { idOf, recordWith, valuesOf } from '../../cases/documents/steps.ts';
import { inCalls } from '../../cases/fields/document-field.ts';
import { mustAccept } from '../checks/members.ts';
import type { StoredDocument } from '../model/model.ts';
import type { ExploreRule } from '../rules.ts';
import { type CommandSequence, onOne, type StepTable } from '../step.ts';
import { quoted } from '../texts.ts';
import { checkRefusals } from './at-the-same-time.ts';
import { storedIn } from './documents.ts';

const values = ['Yearly', 'monthly', 'North', 'SOUTH', '2026'];

function namesFor({ api, parts }: CommandSequence): readonly string[] {
  const own = `term${parts.runId.replaceAll(/\W/g, '')}`;
  return api.given.documentFields ?? [own.toLowerCase(), own.toUpperCase(), `party${own}`.toLowerCase()];
}

function ruleFor(
  { api }: CommandSequence,
  { fields }: StoredDocument,
  names: readonly string[],
  isSecond: boolean,
): ExploreRule {
  if (isSecond) return 'document-field-second-variant';
  const folds = [...fields.keys()].some((known) =>
    names.some((name) => name !== known && name.toLowerCase() === known.toLowerCase()),
  );
  if (folds && !api.given.documentFields) return 'document-field-names-case-sensitive';
  return names.some((name) => fields.has(name)) ? 'document-field-updated' : 'document-field-created';
}

async function checkOthers(
  { api, expect, draws, model }: CommandSequence,
  document: StoredDocument,
  names: readonly string[],
): Promise<void> {
  const other = draws.choose(
    'other document',
    storedIn(model).filter((each) => each !== document),
    ({ key }) => key,
  );
  if (!other) return;
  const reply = await api.call('readDocument', { documentId: other.upload.id });
  if (!reply.ok || api.observes('document')) return;
  for (const name of names) {
    const shown = valuesOf(reply.values.fields, name);
    const wanted = other.fields.get(name);
    const isSame =
      wanted === undefined ? !shown.some((value) => values.includes(String(value))) : shown.join() === wanted;
    await expect.true('document-field-created', isSame, 'The fields of another document have not changed', reply);
  }
}

export const fieldSteps = {
  'set fields of a document': onOne('document', storedIn, async (walk, document) => {
    const { api, draws, rule, says, reached } = walk;
    const isSecond = api.binds('updateDocumentFieldsByDocId') && draws.chance('second variant', 0.35);
    const operation = isSecond ? 'updateDocumentFieldsByDocId' : 'updateDocumentFields';
    const names = draws.order('names', namesFor(walk), (name) => name).slice(0, 1 + draws.number('fields', 2));
    const set = names.map((name) => ({ name, values: [draws.pick(`value of ${name}`, values)] }));
    says(
      `Set ${set.map(({ name, values: [value = ''] }) => `${name} to ${value}`).join(' and ')} in ${quoted(document.upload.name)} (${operation})`,
    );
    reached(`fields: ${operation}`);
    const violated = ruleFor(walk, document, names, isSecond);
    const docId = isSecond && api.uses(operation, 'docId') ? await idOf(api, document.upload, 'docId') : undefined;
    const given = set.map(({ name, values: [value = ''] }): [string, string] => [name, value]);
    for (const fields of inCalls(api, operation, Object.fromEntries(given))) {
      const update = () => api.call(operation, { documentId: document.upload.id, docId, fields });
      await mustAccept(walk, violated, update, 'The fields are accepted');
    }
    for (const {
      name,
      values: [value = ''],
    } of set)
      document.fields.set(name, value);
    const wanted = Object.fromEntries(document.fields);
    await rule(violated, () =>
      recordWith(api, document.upload.id, wanted, 'The document has each field with the value set last'),
    );
    walk.passed('document: fields set');
    await checkOthers(walk, document, names);
  }),

  'set two fields at the same time': onOne('document', storedIn, async (walk, document) => {
    const { api, draws, rule, says, reached } = walk;
    const names = draws.order('names', namesFor(walk), (name) => name).slice(0, 2);
    if (names.length < 2) return;
    says(`Set ${names.join(' and ')} in ${quoted(document.upload.name)} at the same time`);
    reached('at the same time: field and field');
    const set = names.map((name) => ({ name, values: [draws.pick(`value of ${name}`, values)] }));
    const documentId = document.upload.id;
    const replies = await Promise.all(
      set.map((field) => api.call('updateDocumentFields', { documentId, fields: [field] })),
    );
    await checkRefusals(walk, 'document-field-created', replies);
    const accepted = set.filter((_, at) => replies[at]?.ok);
    for (const { name, values: given } of accepted) document.fields.set(name, given.join());
    const wanted = Object.fromEntries(document.fields);
    const what = 'The document has both fields after two requests at the same time';
    await rule('document-field-created', () => recordWith(api, documentId, wanted, what));
  }),
} satisfies StepTable;
