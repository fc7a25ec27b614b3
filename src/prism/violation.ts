/**
 * A violation of the API contract in a request or response.
 * The texts of a contract violation describe values only by type and length, because values may be secret.
 */
export interface Violation {
  side: 'request' | 'response';
  /**
   * The location of the violation: `status`, `Content-Type`, `header x`, `query x`, `path x`, or a JSON pointer.
   * A JSON pointer refers to a value in the request or response body. The pointer `/` refers to the whole body.
   */
  place: string;
  wanted: string;
  came: string;
}

/** A message of Prism about one invalid value in a request or response. */
export interface Diagnostic {
  path?: string[];
  code?: string | number;
  message: string;
}

/** The validated values of a request or response, with the names that Prism gives to the parts of a message. */
export interface Seen {
  body: unknown;
  header: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  path: Readonly<Record<string, unknown>>;
}

/** Converts a message of Prism to a contract violation that uses the words of this project. */
export function violationOf(side: Violation['side'], { path = [], code, message }: Diagnostic, seen: Seen): Violation {
  const [area = 'body', ...steps] = path;
  const name = memberOf(code, message);
  const inner = [...(area === 'body' ? steps : steps.map((step) => asItCame(step, area, seen))), ...name];
  const place = area === 'body' ? `/${inner.map(escaped).join('/')}` : `${area} ${inner.join(' ')}`;
  const value = area in seen ? valueAt(seen[area as keyof Seen], inner) : undefined;
  return { side, place, wanted: wantedOf(code, withoutPlace(message, side, path)), came: kindOf(value) };
}

/** Returns a parameter name as the client wrote it, because Prism converts parameter names to lower case. */
function asItCame(name: string, area: string, seen: Seen): string {
  const names = area in seen ? Object.keys(Object(seen[area as keyof Seen])) : [];
  return names.find((each) => each.toLowerCase() === name) ?? name;
}

/** Extracts the name of a missing or unknown property from a message of Prism. */
function memberOf(code: Diagnostic['code'], message: string): string[] {
  if (code !== 'required' && code !== 'additionalProperties') return [];
  const name = /'([^']+)'$/.exec(message)?.[1];
  return name === undefined ? [] : [name];
}

/** Removes the location from a message of Prism, because the location is reported separately. */
function withoutPlace(message: string, side: Violation['side'], [area, ...steps]: string[]): string {
  const kind = area === 'body' ? 'property' : 'parameter';
  const place = steps.length > 0 ? ` ${kind} ${steps.join('.').trim()}` : '';
  const beginning = `${side === 'request' ? 'Request' : 'Response'} ${area}${place} `;
  return message.startsWith(beginning) ? message.slice(beginning.length) : message;
}

function wantedOf(code: Diagnostic['code'], sentence: string): string {
  if (code === 'required') return 'is required';
  if (code === 'additionalProperties') return 'is not in the contract';
  if (code === 'type') return sentence.replaceAll(',', ' or ');
  return sentence.replace('must be equal to one of the allowed values:', 'must be one of');
}

/** Describes a value by its type and length, without showing the value. */
export function kindOf(value: unknown): string {
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

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
