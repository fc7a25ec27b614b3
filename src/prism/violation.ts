import { plainRule } from '../contract/plain-rule.ts';
import { pointerOf } from '../contract/pointer.ts';

export interface PrismViolation {
  side: 'request' | 'response';
  place: string;
  wanted: string;
  /** Describes the received value only by its type and length, because the value can be secret. */
  came: string;
}

export interface Diagnostic {
  path?: string[];
  code?: string | number;
  message: string;
}

export interface SeenValues {
  body: unknown;
  header: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  path: Readonly<Record<string, unknown>>;
}

export function violationOf(
  side: PrismViolation['side'],
  { path = [], code, message }: Diagnostic,
  seen: SeenValues,
): PrismViolation {
  const [area = 'body', ...steps] = path;
  const name = memberOf(code, message);
  const inner = [...(area === 'body' ? steps : steps.map((step) => asItCame(step, area, seen))), ...name];
  const place = area === 'body' ? pointerOf(inner) || '/' : `${area} ${inner.join(' ')}`;
  const value = area in seen ? valueAt(seen[area as keyof SeenValues], inner) : undefined;
  return { side, place, wanted: wantedOf(code, withoutPlace(message, side, path)), came: kindOfValue(value) };
}

function asItCame(name: string, area: string, seen: SeenValues): string {
  const names = area in seen ? Object.keys(Object(seen[area as keyof SeenValues])) : [];
  return names.find((each) => each.toLowerCase() === name) ?? name;
}

function memberOf(code: Diagnostic['code'], message: string): string[] {
  if (code !== 'required' && code !== 'additionalProperties') return [];
  const name = /'([^']+)'$/.exec(message)?.[1];
  return name === undefined ? [] : [name];
}

/** Removes the location from a validation message, because reports show the location separately. */
function withoutPlace(message: string, side: PrismViolation['side'], [area, ...steps]: string[]): string {
  const kind = area === 'body' ? 'property' : 'parameter';
  const place = steps.length > 0 ? ` ${kind} ${steps.join('.').trim()}` : '';
  const beginning = `${side === 'request' ? 'Request' : 'Response'} ${area}${place} `;
  return message.startsWith(beginning) ? message.slice(beginning.length) : message;
}

function wantedOf(code: Diagnostic['code'], sentence: string): string {
  if (code === 'required') return 'is required';
  if (code === 'additionalProperties') return 'is not in the contract';
  if (code === 'type') return sentence.replaceAll(',', ' or ');
  return plainRule(sentence.replace('must be equal to one of the allowed values:', 'must be one of'));
}

export function kindOfValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return textKind([...value].length);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function textKind(length: number): string {
  if (length === 0) return 'an empty text';
  return length === 1 ? 'a text of 1 character' : `a text of ${length} characters`;
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((inner, step) => {
    const isHolder = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step);
    return isHolder ? (inner as Record<string, unknown>)[step] : undefined;
  }, value);
}
