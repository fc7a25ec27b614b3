/** A place where a request or an answer is not as the contract says. It tells kinds and lengths, never a value. */
export interface Violation {
  side: 'request' | 'response';
  /** Where: `status`, `Content-Type`, `header x`, `query x`, `path x`, or a JSON pointer into the body, `/` for all of it. */
  place: string;
  wanted: string;
  came: string;
}

/** What the checker of Prism says of one place. */
export interface Diagnostic {
  path?: string[];
  code?: string | number;
  message: string;
}

/** Values by the name under which Prism speaks of them. */
export interface Seen {
  body: unknown;
  header: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  path: Readonly<Record<string, unknown>>;
}

/** A diagnostic of Prism's in our words. */
export function violationOf(side: Violation['side'], { path = [], code, message }: Diagnostic, seen: Seen): Violation {
  const [area = 'body', ...steps] = path;
  const name = memberOf(code, message);
  const inner = [...steps, ...name];
  const place = area === 'body' ? `/${inner.map(escaped).join('/')}` : `${area} ${inner.join(' ')}`;
  const value = area in seen ? valueAt(seen[area as keyof Seen], inner) : undefined;
  return { side, place, wanted: wantedOf(code, withoutPlace(message, side, path)), came: kindOf(value) };
}

/** The member that is missing or too many: Prism names it only in its sentence. */
function memberOf(code: Diagnostic['code'], message: string): string[] {
  if (code !== 'required' && code !== 'additionalProperties') return [];
  const name = /'([^']+)'$/.exec(message)?.[1];
  return name === undefined ? [] : [name];
}

/** Prism begins its sentences with the place, which we tell apart. */
function withoutPlace(message: string, side: Violation['side'], [area, ...steps]: string[]): string {
  const kind = area === 'body' ? 'property' : 'parameter';
  const place = steps.length > 0 ? ` ${kind} ${steps.join('.').trim()}` : '';
  const beginning = `${side === 'request' ? 'Request' : 'Response'} ${area}${place} `;
  return message.startsWith(beginning) ? message.slice(beginning.length) : message;
}

function wantedOf(code: Diagnostic['code'], sentence: string): string {
  if (code === 'required') return 'is needed';
  if (code === 'additionalProperties') return 'is not in the contract';
  return sentence.replace('must be equal to one of the allowed values:', 'must be one of');
}

/** A value in words that give nothing of it away. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return value === '' ? 'an empty text' : `a text of ${[...value].length} characters`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
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
