import type { ParameterType } from './operation.ts';

type Types = Readonly<Record<string, ParameterType>>;
type Texts = Readonly<Record<string, string | string[] | undefined>>;

/** Text that cannot be converted stays a string, so that the schema validation refuses the request. */
export function parameterValues(types: Types, texts: Texts): Record<string, unknown> {
  const values: Record<string, unknown> = { ...texts };
  for (const [name, type] of Object.entries(types)) {
    const given = texts[name];
    if (given !== undefined) values[name] = readAs(type, given);
  }
  return values;
}

export function headerValues(types: Types, headers: Texts): Record<string, unknown> {
  const isList = (name: string) => types[name]?.endsWith('[]') && headers[name] !== undefined;
  const lists = Object.keys(types)
    .filter(isList)
    .map((name) => [name, itemsOf(headers[name])] as const);
  return parameterValues(types, lists.length > 0 ? { ...headers, ...Object.fromEntries(lists) } : headers);
}

function itemsOf(given: string | string[] = []): string[] {
  return [given].flat().flatMap((each) => each.split(',').map((item) => item.trim()));
}

/** A parameter with invalid percent-encoding is returned without decoding. */
export function pathValues(template: string, path: string): Record<string, string> {
  const steps = path.split('/');
  return Object.fromEntries(
    template
      .split('/')
      .flatMap((step, at) => (step.startsWith('{') ? [[step.slice(1, -1), decodedStep(steps[at] ?? '')]] : [])),
  );
}

export function decodedStep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a list for a repeated parameter that allows only one value, so that the schema validation fails. */
function readAs(type: ParameterType, given: string | string[]): unknown {
  if (type.endsWith('[]')) return [given].flat().map((each) => single(type.slice(0, -2), each));
  return Array.isArray(given) ? given : single(type, given);
}

function single(type: string, text: string): unknown {
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  // JavaScript numbers are exact up to 15 digits, so longer integers stay strings.
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d{1,15}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?$/i.test(text)) return Number(text);
  return text;
}
