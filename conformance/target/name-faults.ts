import type { Scalar, ShapeSpec } from '../canonical/kinds.ts';
import { isObject } from '../json.ts';
import { bindingsOf, templates, valuesBefore, vocabularyOf } from './binding-use.ts';
import { didYouMean } from './did-you-mean.ts';
import { namesIn, placeOf } from './expressions.ts';
import type { Fault } from './target-error.ts';
import { expressionsIn } from './template.ts';

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
    return kind === undefined ? [] : memberOfSourceFaults(source, kind, [...path, member]);
  });
}

function memberOfSourceFaults(source: unknown, kind: ShapeSpec[string], path: string[]): Fault[] {
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

export function nameFaults(target: unknown): Fault[] {
  return bindingsOf(target).flatMap(({ path, name, binding }) => {
    const vocabulary = vocabularyOf(path[0], name);
    if (!vocabulary) return [];
    const { input, output } = vocabulary;
    const answers = [
      ...memberFaults(binding['answer'], output, [...path, 'answer'], `${name} answers with`),
      ...listFaults(binding['reads'], [output, ...itemsOf(output)], [...path, 'reads'], `${name} answers with`),
    ];
    const misplaced = misplacedBefore(binding, [...path, 'before'], output);
    if (output['token'] !== undefined) return [...answers, ...misplaced];
    const before = isObject(binding['before']) ? binding['before'] : {};
    const all = { ...valuesBefore(binding), ...input };
    return [
      ...answers,
      ...misplaced,
      ...lostValues(valuesBefore(binding), input, [...path, 'before', 'answer'], name),
      ...memberFaults(binding['inputs'], input, [...path, 'inputs'], `${name} takes`),
      ...listFaults(binding['uses'], [all], [...path, 'uses'], `${name} takes`),
      ...templates.flatMap((part) => templateFaults(before[part], input, [...path, 'before', part], name)),
      ...templates.flatMap((part) => templateFaults(binding[part], all, [...path, part], name)),
      ...misplacedFiles(binding, input, path),
    ];
  });
}

function misplacedBefore(binding: Record<string, unknown>, path: string[], output: ShapeSpec): Fault[] {
  const isToken = output['token'] !== undefined;
  if (binding['before'] === undefined || !(isToken || path[0] === 'observe')) return [];
  const what = isToken ? 'an operation that issues tokens' : 'a request under observe';
  return [
    { path, text: `${path.join('.')} has no effect, because ${what} is sent without a request before; remove it` },
  ];
}

function lostValues(values: ShapeSpec, input: ShapeSpec, path: string[], name: string): Fault[] {
  return Object.keys(values)
    .filter((each) => Object.hasOwn(input, each))
    .map((each) => ({
      path: [...path, each],
      text: `${[...path, each].join('.')} has the name of an input of ${name}; choose another name for the value`,
    }));
}

function memberFaults(given: unknown, spec: ShapeSpec, path: string[], what: string): Fault[] {
  if (!isObject(given)) return [];
  return Object.entries(given).flatMap(([member, source]) => {
    const kind = Object.hasOwn(spec, member) ? spec[member] : undefined;
    const here = [...path, member];
    if (kind === undefined) return [{ path: here, text: unknown(member, here, what, spec) }];
    const [item] = typeof kind === 'object' ? kind : [];
    const each = isObject(source) ? source['each'] : undefined;
    return typeof item === 'object' ? memberFaults(each, item, [...here, 'each'], `an item of ${member} has`) : [];
  });
}

function listFaults(names: unknown, specs: readonly ShapeSpec[], path: string[], what: string): Fault[] {
  if (!Array.isArray(names)) return [];
  const all: ShapeSpec = Object.assign({}, ...specs);
  return names.flatMap((each, at) => {
    const name = String(each);
    if (Object.hasOwn(all, name)) return [];
    const blind = unknown('', path, what, all);
    return [{ path: [...path, `${at}`], text: `"${name}" of ${unknown(name, path, what, all)}`, blind }];
  });
}

function itemsOf(spec: ShapeSpec): ShapeSpec[] {
  return Object.values(spec).flatMap((kind) => {
    const [item] = typeof kind === 'object' ? kind : [];
    return typeof item === 'object' ? [item] : [];
  });
}

function templateFaults(template: unknown, spec: ShapeSpec, path: string[], name: string): Fault[] {
  if (typeof template === 'object' && template !== null)
    return Object.entries(template).flatMap(([member, inner]) => templateFaults(inner, spec, [...path, member], name));
  return expressionsIn(template).flatMap((expression) =>
    namesIn(expression)
      .filter((each) => !Object.hasOwn(spec, each))
      .map((each) => ({
        path,
        text: `${each} in {${expression}} of ${unknown(each, path, `${name} takes`, spec)}`,
        blind: `a name in ${unknown('', path, `${name} takes`, spec)}`,
        within: { text: expression, at: placeOf(expression, each) },
      })),
  );
}

/**
 * Reports an error if a target file inserts the bytes of an uploaded file into JSON, a query, a header or a path. A
 * request can contain the bytes of a file only as the complete body or as a part of a form.
 */
function misplacedFiles(
  { body, query, headers, path: address }: Record<string, unknown>,
  spec: ShapeSpec,
  path: string[],
) {
  const files = Object.keys(spec).filter((name) => spec[name] === 'bytes');
  const within = typeof body === 'string' && files.includes(body.slice(1, -1)) ? [] : expressionsIn(body);
  const used = [...within, ...expressionsIn([query, headers, address])];
  return files
    .filter((name) => used.includes(name))
    .map((name) => ({
      path: [...path, 'body'],
      text: `${[...path, 'body'].join('.')} puts the file into a text; send {${name}} as the complete body, as a part of multipart, or as {base64(${name})}`,
    }));
}

function unknown(given: string, path: string[], what: string, spec: ShapeSpec): string {
  const names = Object.keys(spec).join(', ') || 'nothing';
  const hint = didYouMean(given, Object.keys(spec)) || '; "cps target operations" lists all names';
  return `${path.join('.')} means nothing: ${what} ${names}${hint}`;
}
