import { compile } from '@jmespath-community/jmespath';
import { isObject } from '../json.ts';

interface Fault {
  path: string[];
  text: string;
}

/** All invalid JMESPath expressions in a target file, so that they are reported before the run. */
export function expressionFaults(target: unknown): Fault[] {
  const { operations, errors } = isObject(target) ? target : {};
  const code = isObject(errors) ? faultOf(errors['code'], ['errors', 'code']) : [];
  const bindings = Object.entries(isObject(operations) ? operations : {});
  return [
    ...code,
    ...bindings.flatMap(([name, binding]) =>
      isObject(binding) ? sourcesFaults(binding['answer'], ['operations', name, 'answer']) : [],
    ),
  ];
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

/** Only the content of a group is read. */
function matchFault(match: unknown, path: string[]): Fault[] {
  if (typeof match !== 'string') return [];
  const place = `${path.join('.')} ${JSON.stringify(match)}`;
  try {
    const groups = (new RegExp(`${match}|`).exec('')?.length ?? 1) - 1;
    return groups > 0 ? [] : [{ path, text: `${place} has no group; put what is to be read in brackets` }];
  } catch {
    return [{ path, text: `${place} is no regular expression` }];
  }
}

function faultOf(expression: unknown, path: string[]): Fault[] {
  if (typeof expression !== 'string') return [];
  try {
    compile(expression);
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    return [{ path, text: `${path.join('.')} is no JMESPath: ${JSON.stringify(expression)} (${why})` }];
  }
}
