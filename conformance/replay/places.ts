import { isObject } from '../json.ts';
import { bindingOf } from '../published/binding-of.ts';
import type { Step } from '../session/step.ts';
import type { Source, Target } from '../target/types.ts';
import type { PlaceInReply } from './plan.ts';

type Path = readonly string[];

export function pathTo(json: unknown, text: string): Path | undefined {
  if (typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') {
    return String(json) === text ? [] : undefined;
  }
  const members = Array.isArray(json) || isObject(json) ? Object.entries(json) : [];
  for (const [name, member] of members) {
    const rest = pathTo(member, text);
    if (rest !== undefined) return [name, ...rest];
  }
  return undefined;
}

export function occurrences(json: unknown, text: string): number {
  if (Array.isArray(json)) return json.reduce<number>((sum, item) => sum + occurrences(item, text), 0);
  if (isObject(json)) return occurrences(Object.values(json), text);
  return String(json) === text ? 1 : 0;
}

/** Returns undefined if the response lacks the value. */
export function placeInReply({ json, headers, text }: Step, value: string): PlaceInReply | undefined {
  const path = pathTo(json, value);
  if (path !== undefined) return { path };
  if (text.trim() === value) return {};
  const whole = Object.keys(headers).find((name) => headers[name] === value);
  if (whole !== undefined) return { header: whole };
  const ending = Object.keys(headers).find((name) => headers[name]?.endsWith(`/${value}`));
  return ending === undefined ? undefined : { header: ending, match: '([^/]*)$' };
}

export function placeOfMember({ operation, json }: Step, target: Target, member: string) {
  const path = plainPath(bindingOf(target, operation)?.answer?.[member]);
  const value = path?.reduce<unknown>(
    (node, name) => (isObject(node) && Object.hasOwn(node, name) ? node[name] : undefined),
    json,
  );
  return path === undefined || value === undefined ? undefined : { path, value };
}

/** Returns undefined for a complex JMESPath expression, because the replay program can follow only plain paths. */
export function placeOfSource(source: Source): PlaceInReply | undefined {
  if (typeof source === 'string') return withPath(plainPath(source));
  if ('body' in source) return {};
  if ('in' in source || ('value' in source && source.map)) return undefined;
  const match = source.match === undefined ? {} : { match: source.match };
  return 'header' in source ? { header: source.header, ...match } : withPath(plainPath(source), match);
}

function withPath(path: Path | undefined, match: Pick<PlaceInReply, 'match'> = {}): PlaceInReply | undefined {
  return path && { path, ...match };
}

function plainPath(source: Source | undefined): Path | undefined {
  const expression = typeof source === 'string' ? source : source && 'value' in source ? source.value : undefined;
  return expression !== undefined && /^[a-z_]\w*(\.[a-z_]\w*)*$/i.test(expression) ? expression.split('.') : undefined;
}
