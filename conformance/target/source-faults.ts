import type { Scalar, ShapeSpec } from '../canonical/kinds.ts';
import { isObject } from '../json.ts';
import { bindingsOf, valuesBefore, vocabularyOf } from './binding-use.ts';
import type { Fault } from './target-error.ts';

const forms: Readonly<Record<string, readonly string[]>> = { value: ['match', 'map'], header: ['match'], body: [] };

const single = 'an expression, { value, match?, map? }, { header, match? } or { body: bytes or text }';
const listed = 'an expression, or { in, each } with an expression for each of both';
const shapes = '{ in, each }, where each names the values of an item';

export function sourceFaults(target: unknown): Fault[] {
  const { tenants } = isObject(target) ? target : {};
  const { hrManaged } = isObject(tenants) ? tenants : {};
  const { directory } = isObject(hrManaged) ? hrManaged : {};
  const role = isObject(directory) ? { role: directory['role'] } : undefined;
  const inDirectory = membersFaults(role, { role: 'id' }, ['tenants', 'hrManaged', 'directory']);
  const inBindings = bindingsOf(target).flatMap(({ path, name, binding }) => {
    const output = vocabularyOf(path[0], name)?.output;
    const before = isObject(binding['before']) ? binding['before'] : {};
    return [
      ...membersFaults(before['answer'], valuesBefore(binding), [...path, 'before', 'answer']),
      ...(output ? membersFaults(binding['answer'], output, [...path, 'answer']) : []),
    ];
  });
  return [...inDirectory, ...inBindings];
}

function membersFaults(sources: unknown, spec: ShapeSpec, path: string[]): Fault[] {
  if (!isObject(sources)) return [];
  return Object.entries(sources).flatMap(([member, source]) => {
    const kind = Object.hasOwn(spec, member) ? spec[member] : undefined;
    return kind === undefined ? [] : memberFaults(source, kind, [...path, member]);
  });
}

function memberFaults(source: unknown, kind: ShapeSpec[string], path: string[]): Fault[] {
  if (typeof kind === 'string') return isSingle(source, kind) ? [] : [fault(path, single)];
  const [item] = kind;
  if (typeof item === 'string') {
    const fits = typeof source === 'string' || isList(source, (each) => typeof each === 'string');
    return fits ? [] : [fault(path, listed)];
  }
  if (!isList(source, (each) => typeof each === 'string' || isObject(each))) return [fault(path, shapes)];
  return membersFaults(source.each, item, [...path, 'each']);
}

function isSingle(source: unknown, kind: Scalar): boolean {
  if (typeof source === 'string') return kind !== 'bytes';
  if (!isObject(source)) return false;
  const [form = '', ...others] = Object.keys(forms).filter((each) => Object.hasOwn(source, each));
  const beside = forms[form];
  if (beside === undefined || others.length > 0) return false;
  if (form === 'body' && source['body'] !== 'bytes' && source['body'] !== 'text') return false;
  if (typeof source[form] !== 'string' || !['string', 'undefined'].includes(typeof source['match'])) return false;
  if (source['map'] !== undefined && !isObject(source['map'])) return false;
  return Object.keys(source).every((each) => each === form || beside.includes(each));
}

function isList(source: unknown, fits: (each: unknown) => boolean): source is { in: string; each: unknown } {
  if (!isObject(source) || typeof source['in'] !== 'string') return false;
  return fits(source['each']) && Object.keys(source).length === 2;
}

function fault(path: string[], wanted: string): Fault {
  return { path, text: `${path.join('.')} must be ${wanted}`, got: true };
}
