import { at, type ClientExchange } from '../observe/exchange.ts';
import { type Check, each, failed, notObserved, passed } from '../observe/finding.ts';
import { reportedFailure, reportedSuccess, type Transcript } from '../observe/transcript.ts';
import { repetitionOf } from './limits.ts';

const refusals = ({ exchanges }: Transcript) =>
  exchanges.filter(({ status, method }) => method === 'GET' && [400, 403, 404, 409].includes(status ?? 0));

const deniedTask = (scene: Transcript) => (scene.facts['isRefused'] === true ? refusals(scene).slice(0, 1) : []);

export const errors: Readonly<Record<string, Check>> = {
  'errors-not-repeated': each('No read was refused.', refusals, (refused, scene) => {
    const again = repetitionOf(scene, refused);
    if (again) return failed(`The client repeated a request that was refused with ${refused.status}.`, refused, again);
    return passed(`The client did not repeat the request after ${refused.status}.`, refused);
  }),

  'errors-reported': each('The task can succeed, or no read was refused.', deniedTask, (refused, scene) => {
    if (reportedFailure(scene)) return passed('The client reported the refusal.', refused);
    return reportedSuccess(scene)
      ? failed('The request was refused, but the client reported success.', refused)
      : undefined;
  }),
};

const firstUpload = ({ exchanges }: Transcript) =>
  exchanges
    .filter(({ operation, status, probe }) => operation === 'uploadDocument' && status === 202 && probe === null)
    .slice(0, 1);

function storedAs(name: 'name' | 'sha256', what: string): Check {
  return each('The client uploaded no document.', firstUpload, (upload, scene) => {
    const stored = at(scene.facts['storedFile'], name);
    const wanted = at(scene.facts['file'], name);
    if (stored === undefined || !isGivenFile(scene)) return undefined;
    return stored === wanted
      ? passed(`The ${what} arrived unchanged.`, upload)
      : failed(`The ${what} arrived changed: ${String(wanted)} as ${String(stored)}.`, upload);
  });
}

function isGivenFile({ facts }: Transcript): boolean {
  const isSame = (name: string) => at(facts['storedFile'], name) === at(facts['file'], name);
  return isSame('name') || isSame('sha256');
}

/** The grading overwrites the end of the large file after the upload request has started. */
export const readDuringUpload = 'file read during the upload';
export const readBeforeUpload = 'file read before the upload';
export const copiedBeforeUpload = 'file copied before the upload';

const textTypes = ['text/plain', 'application/octet-stream'];

function typeOfFilePart(upload: ClientExchange): string | undefined {
  const parts = at(upload.request.body, 'parts');
  const head = (Array.isArray(parts) ? parts.map(String) : []).find((each) => /name="?file"?(;|\s|$)/i.test(each));
  return head && /^content-type:\s*([^\s;]+)/im.exec(head)?.[1]?.toLowerCase();
}

function showsReady({ answer }: ClientExchange, documentId: unknown): boolean {
  const documents = at(answer?.body, 'documents');
  return [answer?.body, ...(Array.isArray(documents) ? documents : [])].some(
    (each) => at(each, 'documentId') === documentId && at(each, 'status') === 'READY',
  );
}

export const files: Readonly<Record<string, Check>> = {
  'files-name': storedAs('name', 'file name'),
  'files-content': storedAs('sha256', 'content of the file'),

  'files-type': each('The client uploaded no document.', firstUpload, (upload) => {
    const type = typeOfFilePart(upload);
    if (type === undefined && upload.request.isCut) return undefined;
    if (type === undefined) return passed('The part with the file had no media type.', upload);
    return textTypes.includes(type)
      ? passed(`The part with the file had the media type ${type}.`, upload)
      : failed(`The part with the text file had the media type ${type}.`, upload);
  }),

  'files-streamed': ({ exchanges }) => {
    const probes = [readDuringUpload, copiedBeforeUpload, readBeforeUpload];
    const upload = exchanges.find(({ probe }) => probes.includes(probe ?? ''));
    if (!upload) return notObserved('The client did not upload the large file.');
    if (upload.probe === copiedBeforeUpload)
      return notObserved('The client uploaded a temporary copy of the file. Whether it loaded the file is not known.');
    return upload.probe === readDuringUpload
      ? passed('The client read the end of the file after the request had begun.', upload)
      : failed('The client had read the whole file before the request began.', upload);
  },

  'files-ready': each('The client uploaded no document.', firstUpload, (upload, scene) => {
    const documentId = at(upload.answer?.body, 'documentId');
    const ready = scene.exchanges.find((read) => read.id > upload.id && showsReady(read, documentId));
    if (ready) return passed('The client waited until the document was READY.', upload, ready);
    return reportedSuccess(scene)
      ? failed('The client reported success before the document was READY.', upload)
      : undefined;
  }),

  'files-etag': ({ exchanges, client }) => {
    const [first, second] = exchanges.filter(
      ({ operation, status }) => operation === 'downloadDocument' && [200, 304].includes(status ?? 0),
    );
    const tag = first?.answer?.headers['etag'];
    if (!first || !second || tag === undefined || client === null) {
      return notObserved('The client did not download a document twice.');
    }
    const sent = second.request.headers['if-none-match'];
    return sent?.includes(tag)
      ? passed('The second download had If-None-Match with the tag of the first one.', first, second)
      : failed(`The second download sent ${sent ?? 'no tag'}; the ETag of the first one was ${tag}.`, first, second);
  },
};

export const secrets: Readonly<Record<string, Check>> = {
  'secrets-not-printed': ({ client }) => {
    if (!client) return notObserved('The output of the client is not known.');
    if (client.hasSecretInOutput) return failed('The output of the client contained an API key or an access token.');
    return client.isOutputCut
      ? notObserved('The output of the client was too long; only its beginning and end were kept.')
      : passed('The output of the client contained no credential.');
  },
};
