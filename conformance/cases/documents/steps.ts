import { type Api, Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { whyNone } from '../../session/refusals.ts';
import { isWholeFile } from '../content.ts';
import { asSetup } from '../proofs.ts';

export interface Upload {
  id: string;
  content: Buffer;
  name: string;
  reply: Reply<'uploadDocument'>;
  read?: Reply<'readDocument'>;
}

type ReadUpload = Upload & { read: Reply<'readDocument'> };

export async function uploadInput(api: Api, label = 'Agreement', bytes = 0) {
  const { name: fileName, content: file } = await api.documentFile(label, bytes);
  const folder = api.given.uploadFolder;
  return { file, fileName, ...(folder !== undefined && { folder }) };
}

export async function upload(api: Api, label?: string): Promise<Upload> {
  const { done, reply } = await attempt(api, await uploadInput(api, label));
  if (done) return done;
  const why = whyNone(reply, 'documentId');
  throw new Blocked('uploadDocument', `a document that the case needs could not be uploaded: ${why}`);
}

async function read(api: Api, own: Upload): Promise<ReadUpload> {
  return { ...own, read: await record(api, own.id) };
}

/** Ends the test case as `blocked` if the target does not show the uploaded document. */
export async function uploadAndRead(api: Api, label?: string): Promise<ReadUpload> {
  return read(api, await upload(api, label));
}

/** Two uploads. The first file is large, because some faulty servers truncate only large files. */
export const twoUploads = new Shared(
  async (api) =>
    [await attempt(api, await uploadInput(api, 'Large', 100_000)), await attempt(api, await uploadInput(api))] as const,
);

/** Two documents that no test case changes. */
export const twoDocuments = new Shared(async (api): Promise<[Upload, Upload]> => {
  const [large, plain] = await api.once(twoUploads);
  return [large.done ?? (await upload(api)), plain.done ?? (await upload(api))];
});

export const twoReadDocuments = new Shared(async (api): Promise<[ReadUpload, ReadUpload]> => {
  const [first, second] = await api.once(twoDocuments);
  return [await read(api, first), await read(api, second)];
});

/** A document, its second version if the target takes one, and the record of this version. Test cases change only their fields. */
export const twoVersions = new Shared(async (api) => {
  const first = await uploadAndRead(api);
  if (!api.binds('uploadDocumentVersion')) return { first };
  const version = await api.call('uploadDocumentVersion', { ...(await uploadInput(api)), documentId: first.id });
  const { documentId } = version.values;
  return { first, version, second: documentId ? await record(api, documentId) : undefined };
});

export async function attempt(api: Api, input: Awaited<ReturnType<typeof uploadInput>>) {
  const docId = api.name('doc').replaceAll(' ', '-');
  const reply = await api.call('uploadDocument', { ...input, docId });
  const { documentId: id } = reply.values;
  const done: Upload | undefined =
    reply.ok && id ? { id, content: input.file, name: input.fileName, reply } : undefined;
  return { done, reply };
}

export function record(api: Api, documentId: string): Promise<Reply<'readDocument'>> {
  return asSetup('readDocument', () => expectRecord(api, documentId));
}

export function expectRecord(api: Api, documentId: string): Promise<Reply<'readDocument'>> {
  const ask = () => api.call('readDocument', { documentId });
  return api.eventually(ask, ({ ok }) => ok, 'An uploaded document can be read');
}

export function expectFileOf(api: Api, own: Upload, other: Upload, reply: Reply<'downloadDocument'>): void {
  const { content } = reply.values;
  api.expect.true(isWholeFile(content, own.content), 'The download is the complete uploaded file', reply);
  const hasOwnName = content?.includes(own.name) || !own.content.includes(own.name);
  const isOther = content?.equals(other.content) || (!hasOwnName && content?.includes(namesOfRun(own)));
  api.expect.true(!isOther, 'The download is not the file of another document', reply);
}

function namesOfRun({ name }: Upload): string {
  return name.split(' ', 2).join(' ');
}

export async function idOf(api: Api, own: Upload, member: 'docId' | 'docSetId'): Promise<string> {
  const { id: documentId, reply } = own;
  const { values } = own.read ?? (await record(api, documentId));
  const known = { ...present(reply.values), ...present(values) };
  const shown = api.observes('document') ? { ...known, ...present(await observed(api, documentId, known)) } : known;
  const id = shown[member];
  if (id) return id;
  throw new Blocked(
    'readDocument',
    `neither the upload nor the record contains the ${member}. The target file can name it under observe.document.`,
  );
}

export async function recordWith(api: Api, documentId: string, wanted: Readonly<Record<string, string>>, what: string) {
  const ask = () => api.call('readDocument', { documentId });
  const matches = async ({ values }: Reply<'readDocument'>) => {
    const fields = api.observes('document') ? (await observed(api, documentId, values)).fields : values.fields;
    return Object.entries(wanted).every(([name, value]) => valuesOf(fields, name).join() === value);
  };
  return api.eventually(ask, matches, what);
}

interface Ids {
  docId?: string | null | undefined;
  docSetId?: string | null | undefined;
  name?: string | null | undefined;
}

async function observed(api: Api, documentId: string, { docId, docSetId, name }: Ids) {
  return (await api.observe('document', { documentId, docId, docSetId, name })).values;
}

function present({ docId, docSetId, name }: Ids): Ids {
  return { ...(docId && { docId }), ...(docSetId && { docSetId }), ...(name && { name }) };
}

export function valuesOf(fields: Reply<'readDocument'>['values']['fields'], name: string): unknown[] {
  return (fields ?? []).filter((field) => field.name === name).flatMap(({ values }) => values ?? []);
}
