import { mediaTypeOf } from '../session/media-types.ts';
import type { Step } from '../session/step.ts';
import type { PreparedPart } from '../target/types.ts';
import type { Captured } from './captures.ts';
import type { PlannedPart, PlannedRequest, Text } from './plan.ts';
import { bodyOf, holeOf, joined, type Rewriting, replaced, textOf, wholeOf } from './texts.ts';

const form = 'application/x-www-form-urlencoded';

export function plannedRequest(
  { prepared, baseUrl }: Step,
  rewriting: Rewriting,
  values: readonly Captured[] = [],
): PlannedRequest {
  const { method, headers, body, multipart } = prepared;
  const isForm = Object.values(headers).some((value) => value.startsWith(form));
  const listed = Object.entries(headers).map(([name, value]) => ({
    name,
    value: joined(headerOf(value, rewriting, values)),
  }));
  const isTyped = body === undefined || listed.some(({ name }) => name.toLowerCase() === 'content-type');
  return {
    method,
    base: rewriting.bases.get(baseUrl) ?? 'BASE',
    url: joined(urlOf(prepared, rewriting)),
    // The suite sends a body without a media type as a form, too.
    headers: isTyped ? listed : [...listed, { name: 'content-type', value: form }],
    ...(typeof body === 'string' && { text: joined(bodyOf(body, rewriting, isForm)) }),
    ...(Buffer.isBuffer(body) && { bytes: body.toString('base64') }),
    ...(multipart && { form: multipart.map((part) => plannedPart(part, rewriting)) }),
  };
}

function headerOf(header: string, rewriting: Rewriting, values: readonly Captured[]): Text {
  if (rewriting.ids.has(header)) return wholeOf(header, rewriting);
  const inserted = values.reduce<Text>((text, { value, name }) => replaced(text, value, holeOf(name)), [header]);
  return inserted.flatMap((part) => (typeof part === 'string' ? textOf(part, rewriting) : part));
}

function plannedPart({ name, value, fileName = name }: PreparedPart, rewriting: Rewriting): PlannedPart {
  if (!Buffer.isBuffer(value)) return { name, value: joined(bodyOf(value, rewriting)) };
  const type = mediaTypeOf(fileName);
  return { name, fileName: joined(textOf(fileName, rewriting)), type, bytes: value.toString('base64') };
}

function urlOf({ path, query }: Step['prepared'], rewriting: Rewriting): Text {
  const segments = path
    .split('/')
    .flatMap((segment, at) => [at === 0 ? '' : '/', ...wholeOf(decoded(segment), rewriting, 'uri', segment)]);
  const search = query.flatMap(([name, value], at) => [
    `${at === 0 ? '?' : '&'}${encodeURIComponent(name)}=`,
    ...wholeOf(value, rewriting, 'uri', encodeURIComponent(value)),
  ]);
  return [...segments, ...search];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}
