import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { whyNone } from '../../session/refusals.ts';
import { pdfOf } from './pdf.ts';

export interface Upload {
  id: string;
  content: Buffer;
  name: string;
  reply: Reply<'uploadDocument'>;
}

/** Setup step: uploads a document with its own file. */
export async function upload(api: Api, label = 'Agreement'): Promise<Upload> {
  const name = `${api.name(label)}.pdf`;
  const content = pdfOf(name);
  const docId = api.name('doc').replaceAll(' ', '-');
  const reply = await api.call('uploadDocument', { file: content, fileName: name, docId });
  if (reply.ok && reply.values.documentId) return { id: reply.values.documentId, content, name, reply };
  const why = whyNone(reply, 'documentId');
  throw new Blocked('uploadDocument', `a document that the case needs could not be uploaded: ${why}`);
}

/** The record of a document, after waiting until it can be read. */
export function record(api: Api, documentId: string): Promise<Reply<'readDocument'>> {
  const ask = () => api.call('readDocument', { documentId });
  return api.eventually(ask, ({ ok }) => ok, 'An uploaded document can be read');
}

/** The record, after waiting until one of its fields has these values. */
export function recordWith(api: Api, documentId: string, wanted: Readonly<Record<string, string>>, what: string) {
  const matches = ({ values }: Reply<'readDocument'>) =>
    Object.entries(wanted).every(([name, value]) => valuesOf(values.fields, name).join() === value);
  return api.eventually(() => api.call('readDocument', { documentId }), matches, what);
}

/** The values of the field with exactly this name. */
export function valuesOf(fields: Reply<'readDocument'>['values']['fields'], name: string): unknown[] {
  return (fields ?? []).filter((field) => field.name === name).flatMap(({ values }) => values ?? []);
}
