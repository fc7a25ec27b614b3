import { compile } from '@jmespath-community/jmespath';
import { isObject } from '../json.ts';

interface Fault {
  path: string[];
  text: string;
}

/** Every expression of a target file that is no JMESPath, so that it is told before a case stumbles over it. */
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
    ...faultOf(source['value'], [...path, 'value']),
    ...faultOf(source['in'], [...path, 'in']),
    ...(isObject(each) ? sourcesFaults(each, [...path, 'each']) : faultOf(each, [...path, 'each'])),
  ];
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
