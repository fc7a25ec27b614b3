import type { Reply } from '../../case/exchange.ts';
import { expectRecord, recordWith, uploadInput } from '../../cases/documents/steps.ts';
import { mustAccept, mustList } from '../checks/members.ts';
import type { StoredDocument } from '../model/model.ts';
import { type CommandSequence, onOne, type StepTable } from '../step.ts';
import { quoted } from '../texts.ts';

export function storedIn({ documents }: CommandSequence['model']): StoredDocument[] {
  return [...documents.values()].filter(({ life }) => life === 'here');
}

async function checkList(walk: CommandSequence): Promise<void> {
  const { api, model } = walk;
  if (!api.binds('listDocuments')) return;
  const isRight = async (first: Reply<'listDocuments'>) => {
    const ids = first.ok ? (await api.rest(first)).map(({ documentId }) => documentId) : [];
    const times = (document: StoredDocument) => ids.filter((id) => id === document.upload.id).length;
    return [...model.documents.values()].every((each) => times(each) === (each.life === 'here' ? 1 : 0));
  };
  const ask = () => api.call('listDocuments', {});
  const what = 'The list has each document of the walk once and no deleted document';
  await mustList(walk, ['documents-list-offered', 'documents-list-offered'], ask, isRight, what);
}

async function checkKept({ api, expect, rule }: CommandSequence, { upload, fields }: StoredDocument): Promise<void> {
  const reply = await api.call('readDocument', { documentId: upload.id });
  await expect.accepted('document-delete-offered', reply, 'Another document can still be read');
  const what = 'Another document has each field with the value set last';
  await rule('document-field-created', () => recordWith(api, upload.id, Object.fromEntries(fields), what));
}

export const documentSteps = {
  'upload a document': {
    can: (model) => storedIn(model).length < 3,
    run: async (walk) => {
      const { api, expect, rule, says, model, passed } = walk;
      const input = await uploadInput(api);
      const docId = api.name('doc').replaceAll(' ', '-');
      const send = () => api.call('uploadDocument', { ...input, docId });
      const sent = await mustAccept(walk, 'document-upload-offered', send, 'A document is uploaded');
      const upload = { id: sent.values.documentId ?? '', content: input.file, name: input.fileName, reply: sent };
      says(`Upload the document ${quoted(upload.name)}`);
      model.documents.set(walk.key, { key: walk.key, upload, fields: new Map(), life: 'here' });
      const reply = await rule('document-upload-offered', () => expectRecord(api, upload.id));
      const shown = reply.values.documentId ?? upload.id;
      await expect.equal('document-read-offered', shown, upload.id, 'The record is that of the document', reply);
      await checkList(walk);
      passed('document: uploaded');
    },
  },

  'delete a document': onOne('document', storedIn, async (walk, document) => {
    const { api, rule, says, model, passed } = walk;
    const { id: documentId, name } = document.upload;
    says(`Delete the document ${quoted(name)}`);
    const remove = () => api.call('deleteDocument', { documentId });
    await mustAccept(walk, 'document-delete-offered', remove, 'A document is deleted');
    document.life = 'gone';
    const read = () => api.call('readDocument', { documentId });
    const isRefused = ({ status }: Reply<'readDocument'>) => status >= 400 && status < 500;
    await rule('document-delete-offered', () => api.eventually(read, isRefused, 'A deleted document cannot be read'));
    for (const other of storedIn(model)) await checkKept(walk, other);
    await checkList(walk);
    passed('document: deleted');
  }),
} satisfies StepTable;
