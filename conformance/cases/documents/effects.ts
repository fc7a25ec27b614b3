import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { isWholeFile } from '../content.ts';
import { unlessCausedBy } from '../proofs.ts';
import type { Upload } from './steps.ts';

interface Version {
  first: Upload;
  before: Reply<'readDocument'>;
  version: { file: Buffer; fileName: string };
  reply: Reply<'uploadDocumentVersion'>;
}

type Way = (api: Api, version: Version) => Promise<boolean>;

/** The service description does not say which response shows a new version, so any one of these responses is enough. */
const effects: readonly Way[] = [hasOwnRecord, changesRecord, isDownloaded, isListed, isInSet];

export async function expectVersion(api: Api, version: Version): Promise<void> {
  const isObserved = async () => {
    for (const isEffective of effects) if (await isEffective(api, version)) return true;
    return false;
  };
  const what = 'The new version has a separate record or appears in the record, the download, the list or the set';
  await api.eventually(async () => version.reply, isObserved, what);
}

export async function expectOwnRecord(
  api: Api,
  version: Pick<Version, 'first' | 'reply'>,
  file: Buffer,
): Promise<void> {
  const { reply } = version;
  await api.eventually(
    async () => reply,
    () => hasOwnRecord(api, version),
    'Each new version has a separate record',
  );
  const ask = () => api.call('downloadDocument', { documentId: reply.values.documentId });
  const isWhole = ({ values }: Reply<'downloadDocument'>) => isWholeFile(values.content, file);
  const check = async () => void (await api.eventually(ask, isWhole, 'The file of the new version is downloaded'));
  await unlessCausedBy(() => mustDownload(api, version.first), check);
}

/** Ends the test case as `blocked` if the target does not return the file of a document's first version. */
async function mustDownload(api: Api, { id, content }: Upload): Promise<void> {
  const { values } = await api.call('downloadDocument', { documentId: id });
  if (!isWholeFile(values.content, content))
    throw new Blocked('downloadDocument', 'the first version is not downloaded as it was uploaded');
}

export async function hasOwnRecord(api: Api, { first, reply }: Pick<Version, 'first' | 'reply'>): Promise<boolean> {
  const { documentId } = reply.values;
  return Boolean(documentId) && documentId !== first.id && (await api.call('readDocument', { documentId })).ok;
}

async function changesRecord(api: Api, { first, before }: Version): Promise<boolean> {
  const { ok, values } = await api.call('readDocument', { documentId: first.id });
  return ok && !isDeepStrictEqual(values, before.values);
}

async function isDownloaded(api: Api, { first, version }: Version): Promise<boolean> {
  const { content } = (await api.call('downloadDocument', { documentId: first.id })).values;
  return Boolean(content) && !content?.equals(first.content) && isWholeFile(content, version.file);
}

async function isListed(api: Api, { version }: Version): Promise<boolean> {
  if (!api.binds('listDocuments')) return false;
  return (await api.list('listDocuments', {})).some(({ name }) => name === version.fileName);
}

/** Only this test case uploads to the document set, so a second document in the set is the new version. */
async function isInSet(api: Api, { first, before }: Version): Promise<boolean> {
  const docSetId = before.values.docSetId ?? first.reply.values.docSetId;
  if (!docSetId || !api.binds('listDocumentSet')) return false;
  const ids = (await api.list('listDocumentSet', { docSetId })).map(({ documentId }) => documentId);
  return new Set(ids).size > 1;
}
