import { operationTable } from '../../src/contract/operation.ts';
import type { Body, Call, FilePart } from './recipe.ts';

export interface WrittenCall {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
}

/** Creates an HTTP request. Replaces each name in braces, such as `{tenant}`, with its value from `values`. */
export async function writeCall(
  { operation, path = {}, query = {}, headers = {}, body }: Call,
  values: ReadonlyMap<string, string>,
): Promise<WrittenCall> {
  const entry = operationTable[operation];
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
  const segments: Readonly<Record<string, string>> = { tenant: '{tenant}', ...path };
  const address = entry.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(fill(segments[name] ?? '')),
  );
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.append(name, fill(value));
  const content = body && (await contentOf(filled(body, fill)));
  return {
    method: entry.method,
    target: parameters.size > 0 ? `${address}?${parameters}` : address,
    headers: { ...content?.headers, ...headers },
    body: content?.bytes,
  };
}

function filled(body: Body, fill: (text: string) => string): Body {
  return JSON.parse(JSON.stringify(body), (_key, value) => (typeof value === 'string' ? fill(value) : value));
}

interface Content {
  headers: Record<string, string>;
  bytes?: Uint8Array;
}

async function contentOf(body: Body): Promise<Content> {
  if ('json' in body) return contentFrom('application/json', JSON.stringify(body.json));
  if ('text' in body) return contentFrom(body.mediaType, body.text);
  if ('blanks' in body) return contentFrom(body.mediaType, ' '.repeat(body.blanks));
  if ('announced' in body) {
    return { headers: { 'content-type': body.mediaType, 'content-length': String(body.announced) } };
  }
  const form = new FormData();
  for (const [name, part] of Object.entries(body.form)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([bytesOf(part)]), part.name);
  }
  const written = new Response(form);
  return { headers: { 'content-type': written.headers.get('content-type') ?? '' }, bytes: await written.bytes() };
}

function contentFrom(mediaType: string, text: string): Content {
  return { headers: { 'content-type': mediaType }, bytes: Buffer.from(text) };
}

function bytesOf({ text = '', base64 }: FilePart): Uint8Array<ArrayBuffer> {
  return new Uint8Array(base64 === undefined ? Buffer.from(text) : Buffer.from(base64, 'base64'));
}
