import { type BodyCopy, isForm, isJson } from './body-copy.ts';
import type { PrismViolation } from './violation.ts';

export interface Content {
  value: unknown;
  mediaType?: string;
  parts: readonly string[];
  isReadable: boolean;
  violations: PrismViolation[];
  unjudged: string[];
}

type Side = PrismViolation['side'];

const nothing: Content = { value: undefined, parts: [], isReadable: true, violations: [], unjudged: [] };

export async function readContent(headers: Record<string, string>, body: BodyCopy, side: Side): Promise<Content> {
  if (body.size === 0) return nothing;
  const mediaType = headers['content-type'] ?? '';
  if (!isJson(mediaType) && !isForm(mediaType)) return { ...nothing, value: 'bytes' };
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') return unread(side, `its body is packed (${encoding})`);
  if (!body.bytes) return unread(side, 'its body is over 10 MiB');
  return isJson(mediaType) ? readJson(body.bytes, side) : readForm(body.bytes, mediaType, side);
}

function readJson(bytes: Buffer, side: Side): Content {
  try {
    return { ...nothing, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return unreadable(side, 'must be JSON in UTF-8', bytes);
  }
}

/** Replaces each file in a multipart form with a placeholder, because the library Prism accepts only text. */
async function readForm(bytes: Buffer, mediaType: string, side: Side): Promise<Content> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': mediaType } }).formData();
    const outline = new FormData();
    for (const [name, part] of form) outline.append(name, typeof part === 'string' ? part : 'bytes');
    const written = new Response(outline);
    const type = written.headers.get('content-type') ?? mediaType;
    return { ...nothing, value: await written.text(), mediaType: type, parts: [...form.keys()] };
  } catch {
    return unreadable(side, 'must be a form with the boundary that Content-Type names', bytes);
  }
}

function unreadable(side: Side, wanted: string, { length }: Buffer): Content {
  const violation = { side, place: '/', wanted, came: `${length} bytes that are not` };
  return { ...nothing, isReadable: false, violations: [violation] };
}

function unread(side: Side, why: string): Content {
  return { ...nothing, isReadable: false, unjudged: [`${side}: ${why}`] };
}
