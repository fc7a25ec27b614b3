import type { ShapeSpec } from '../canonical/kinds.ts';
import { isOperationId, operations } from '../canonical/operations.ts';
import { isObject } from '../json.ts';
import { didYouMean } from './did-you-mean.ts';
import { expressionsIn } from './template.ts';

interface Fault {
  path: string[];
  text: string;
}

/** The parts of a binding that are templates for inputs. */
const templates = ['path', 'query', 'headers', 'body', 'multipart'] as const;

/** All names in a binding that are not canonical. A misspelled name would otherwise be ignored. */
export function nameFaults(target: unknown): Fault[] {
  const bindings = isObject(target) && isObject(target['operations']) ? Object.entries(target['operations']) : [];
  return bindings.flatMap(([name, binding]) => {
    if (!isOperationId(name) || !isObject(binding)) return [];
    const { input, output }: { input: ShapeSpec; output: ShapeSpec } = operations[name];
    const at = ['operations', name];
    const answers = memberFaults(binding['answer'], output, [...at, 'answer'], `${name} answers with`);
    // A token request uses the named values of a credential, which the target chooses.
    if (output['token'] !== undefined) return answers;
    const spellings = memberFaults(binding['inputs'], input, [...at, 'inputs'], `${name} takes`);
    const used = templates.flatMap((part) => templateFaults(binding[part], input, [...at, part], name));
    return [...answers, ...spellings, ...used];
  });
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

function templateFaults(template: unknown, spec: ShapeSpec, path: string[], name: string): Fault[] {
  return expressionsIn(template)
    .filter((expression) => /^\w+$/.test(expression) && !Object.hasOwn(spec, expression))
    .map((expression) => ({ path, text: `{${expression}} of ${unknown(expression, path, `${name} takes`, spec)}` }));
}

function unknown(given: string, path: string[], what: string, spec: ShapeSpec): string {
  const names = Object.keys(spec).join(', ') || 'nothing';
  const hint = didYouMean(given, Object.keys(spec)) || '; "cps target operations" lists all names';
  return `${path.join('.')} means nothing: ${what} ${names}${hint}`;
}
