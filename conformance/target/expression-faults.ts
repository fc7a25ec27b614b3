import { isObject } from '../json.ts';
import { bindingsOf, templates } from './binding-use.ts';
import { faultOfExpression } from './expressions.ts';
import type { Fault } from './target-error.ts';
import { expressionsIn } from './template.ts';

/** An expression must be valid JMESPath and must call only known functions. */
export function expressionFaults(target: unknown): Fault[] {
  const { errors, tenants } = isObject(target) ? target : {};
  const { hrManaged } = isObject(tenants) ? tenants : {};
  const code = isObject(errors) ? sourceFaults(errors['code'], ['errors', 'code']) : [];
  const directory = isObject(hrManaged) ? directoryFaults(hrManaged['directory']) : [];
  return [...code, ...directory, ...bindingsOf(target).flatMap(({ path, binding }) => bindingFaults(binding, path))];
}

function directoryFaults(directory: unknown): Fault[] {
  if (!isObject(directory)) return [];
  const path = ['tenants', 'hrManaged', 'directory'];
  return [...faultOf(directory['person'], [...path, 'person']), ...sourceFaults(directory['role'], [...path, 'role'])];
}

function bindingFaults(binding: Record<string, unknown>, path: string[]): Fault[] {
  const next = isObject(binding['next']) ? binding['next'] : {};
  const before = isObject(binding['before']) ? bindingFaults(binding['before'], [...path, 'before']) : [];
  return [
    ...before,
    ...templates.flatMap((part) => templateFaults(binding[part], [...path, part])),
    ...sourcesFaults(binding['answer'], [...path, 'answer']),
    ...['url', 'token'].flatMap((member) => faultOf(next[member], [...path, 'next', member])),
  ];
}

function templateFaults(template: unknown, path: string[]): Fault[] {
  if (typeof template === 'object' && template !== null)
    return Object.entries(template).flatMap(([name, inner]) => templateFaults(inner, [...path, name]));
  return typeof template === 'string' ? expressionsIn(template).flatMap((each) => faultOf(each, path)) : [];
}

function sourcesFaults(sources: unknown, path: string[]): Fault[] {
  if (!isObject(sources)) return [];
  return Object.entries(sources).flatMap(([member, source]) => sourceFaults(source, [...path, member]));
}

function sourceFaults(source: unknown, path: string[]): Fault[] {
  if (!isObject(source)) return faultOf(source, path);
  const { each } = source;
  return [
    ...matchFault(source['match'], [...path, 'match']),
    ...faultOf(source['value'], [...path, 'value']),
    ...faultOf(source['in'], [...path, 'in']),
    ...(isObject(each) ? sourcesFaults(each, [...path, 'each']) : faultOf(each, [...path, 'each'])),
  ];
}

/** Requires that a `match` property is a regular expression with a group. */
function matchFault(match: unknown, path: string[]): Fault[] {
  if (typeof match !== 'string') return [];
  const place = path.join('.');
  try {
    const groups = (new RegExp(`${match}|`).exec('')?.length ?? 1) - 1;
    return groups > 0 ? [] : [{ path, text: `${place} must put the part to read into parentheses`, got: true }];
  } catch {
    return [{ path, text: `${place} must be a valid regular expression`, got: true }];
  }
}

function faultOf(expression: unknown, path: string[]): Fault[] {
  if (typeof expression !== 'string') return [];
  const fault = faultOfExpression(expression);
  if (!fault) return [];
  const blind = `${path.join('.')} is not a valid JMESPath expression`;
  const text = `${blind}: ${JSON.stringify(clipped(expression))} (${fault.text})`;
  return [{ path, text, blind, within: { text: expression, at: fault.at } }];
}

function clipped(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
