import { type OperationSpec, operations } from '../canonical/operations.ts';
import { bindingOf } from '../published/binding-of.ts';
import { mediaTypeOf } from '../session/prepare.ts';
import { variableBefore } from '../session/read-before.ts';
import type { Step } from '../session/step.ts';
import type { PreparedPart, Target } from '../target/types.ts';
import { occurrences, pathTo, placeInReply, placeOfMember, placeOfSource } from './places.ts';
import type { Capture, PlannedPart, PlannedRequest, ReplayCheck, Text } from './plan.ts';
import { bodyParts, holeOf, joinedParts, type Rewriting, replaced, textParts, wholeOf } from './texts.ts';

export interface Captured extends Capture {
  value: string;
}

export function idCaptures(step: Step, later: readonly Step[], used: Set<string>): Captured[] {
  const { safe, output }: OperationSpec = operations[step.operation];
  if (safe) return [];
  return Object.entries(step.values).flatMap(([member, value]) => {
    if (output[member] !== 'id' || typeof value !== 'string' || value === '' || used.has(value)) return [];
    const place = placeInReply(step, value);
    if (place === undefined || !later.some((each) => mentions(each, value))) return [];
    used.add(value);
    return [{ name: `ID_${used.size}`, value, place }];
  });
}

export function tokenCapture(step: Step, name: string): Captured[] {
  const { token } = step.values;
  const place = typeof token === 'string' ? placeInReply(step, token) : undefined;
  return typeof token === 'string' && place !== undefined ? [{ name, value: token, place, secret: true }] : [];
}

export function beforeCaptures(before: Step, target: Target): (Captured & { member: string })[] {
  const sources = bindingOf(target, before.operation)?.before?.answer ?? {};
  return Object.entries(before.values).flatMap(([member, value]) => {
    const source = Object.hasOwn(sources, member) ? sources[member] : undefined;
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const place =
      source === undefined || text === '' ? undefined : (placeOfSource(source) ?? placeInReply(before, text));
    return place === undefined ? [] : [{ member, name: variableBefore(member), value: text, place }];
  });
}

function mentions({ prepared: { path, query, headers, body, multipart } }: Step, value: string): boolean {
  const parts = (multipart ?? []).map((part) => (typeof part.value === 'string' ? part.value : ''));
  const texts = [path, body ?? '', ...query.map(([, given]) => given), ...Object.values(headers), ...parts];
  const spellings = [value, encodeURIComponent(value.toWellFormed()), JSON.stringify(value).slice(1, -1)];
  return texts.some((text) => spellings.some((spelling) => text.includes(spelling)));
}

export interface Expectation {
  expected: unknown;
  actual: unknown;
  reason: string;
  target: Target;
}

export function checkOf(expectation: Expectation, step: Step, rewriting: Rewriting): ReplayCheck {
  const { expected, actual } = expectation;
  const status = statusPattern(expected);
  if (status !== undefined && actual === step.status) return { status };
  const path = pathOfActual(expectation, step);
  if (isScalar(expected) && path !== undefined)
    return { path, expected: joinedParts(wholeOf(String(expected), rewriting)) };
  return { expected: brief(expected), observed: brief(actual) };
}

function pathOfActual({ actual, reason, target }: Expectation, step: Step): readonly string[] | undefined {
  if (!isScalar(actual)) return undefined;
  const same = Object.keys(step.values).filter((member) => step.values[member] === actual);
  const named = same.filter((member) => reason.toLowerCase().includes(member.toLowerCase()));
  const [member, another] = named.length > 0 ? named : same;
  if (member !== undefined && another === undefined) {
    const place = placeOfMember(step, target, member);
    if (place?.value === actual) return place.path;
  }
  const text = String(actual);
  return occurrences(step.json, text) === 1 ? pathTo(step.json, text) : undefined;
}

function statusPattern(expected: unknown): string | undefined {
  if (typeof expected === 'number' && expected >= 100 && expected < 600) return String(expected);
  return typeof expected === 'string' && /^[2-5]xx$/.test(expected) ? expected : undefined;
}

function isScalar(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && String(value).length <= 200;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}...` : text;
}

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
    value: joinedParts(headerOf(value, rewriting, values)),
  }));
  const isTyped = body === undefined || listed.some(({ name }) => name.toLowerCase() === 'content-type');
  return {
    method,
    base: rewriting.bases.get(baseUrl) ?? 'BASE',
    url: joinedParts(urlOf(prepared, rewriting)),
    // The suite sends a body without a media type as a form, too.
    headers: isTyped ? listed : [...listed, { name: 'content-type', value: form }],
    ...(typeof body === 'string' && { text: joinedParts(bodyParts(body, rewriting, isForm)) }),
    ...(Buffer.isBuffer(body) && { bytes: body.toString('base64') }),
    ...(multipart && { form: multipart.map((part) => plannedPart(part, rewriting)) }),
  };
}

function headerOf(header: string, rewriting: Rewriting, values: readonly Captured[]): Text {
  if (rewriting.ids.has(header)) return wholeOf(header, rewriting);
  const inserted = values.reduce<Text>((text, { value, name }) => replaced(text, value, holeOf(name)), [header]);
  return inserted.flatMap((part) => (typeof part === 'string' ? textParts(part, rewriting) : part));
}

function plannedPart({ name, value, fileName = name }: PreparedPart, rewriting: Rewriting): PlannedPart {
  if (!Buffer.isBuffer(value)) return { name, value: joinedParts(bodyParts(value, rewriting)) };
  const type = mediaTypeOf(fileName);
  return { name, fileName: joinedParts(textParts(fileName, rewriting)), type, bytes: value.toString('base64') };
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
