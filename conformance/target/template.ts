import type { Json } from '../json.ts';
import { evaluate, namesIn } from './expressions.ts';
import { TargetError } from './target-error.ts';
import type { Template } from './types.ts';

type Inputs = Readonly<Record<string, unknown>>;

const within = /\{([^{}]+)\}/g;

/**
 * Fills a request template with input values.
 * If a template string is a single `{expression}`, its result can have any type, such as a number.
 * Omits a template string if none of its expressions has a value.
 * A template string such as `{name}` becomes null if the input `name` is null.
 *
 * @returns undefined if the template is a string and none of its expressions has a value
 */
export function fill(template: Template, inputs: Inputs): Json | undefined {
  if (typeof template === 'string') return fillText(template, inputs);
  if (Array.isArray(template)) return template.map((item) => fill(item, inputs)).filter((item) => item !== undefined);
  if (typeof template !== 'object' || template === null) return template;
  const members = Object.entries(template).map(([name, inner]) => [name, fill(inner, inputs)] as const);
  return Object.fromEntries(members.filter((member): member is [string, Json] => member[1] !== undefined));
}

export function fillPath(path: string, inputs: Inputs): string {
  return path.replaceAll(within, (_all, expression) => encodeURIComponent(String(inputOf(expression, inputs) ?? '')));
}

export function lacksInput(path: string, inputs: Inputs): boolean {
  return expressionsIn(path).some((expression) => (inputOf(expression, inputs) ?? null) === null);
}

export function expressionsIn(template: unknown): string[] {
  if (typeof template === 'object' && template !== null) return Object.values(template).flatMap(expressionsIn);
  if (typeof template !== 'string') return [];
  const whole = wholeExpression(template);
  return whole === undefined ? partsOf(template) : [whole];
}

function fillText(text: string, inputs: Inputs): Json | undefined {
  const expression = wholeExpression(text);
  if (expression !== undefined) return inputOf(expression, inputs);
  const values = partsOf(text).map((each) => inputOf(each, inputs) ?? undefined);
  if (values.length > 0 && values.every((value) => value === undefined)) return undefined;
  return text.replaceAll(within, () => String(values.shift() ?? ''));
}

function partsOf(text: string): string[] {
  return [...text.matchAll(within)].map(([part]) => part.slice(1, -1));
}

function wholeExpression(text: string): string | undefined {
  if (!text.startsWith('{')) return undefined;
  let depth = 0;
  for (const [position, character] of [...text].entries()) {
    depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    if (depth === 0) return position === [...text].length - 1 ? [...text].slice(1, -1).join('') : undefined;
  }
  return undefined;
}

function inputOf(expression: string, inputs: Inputs): Json | undefined {
  if (/^\w+$/.test(expression)) {
    return Object.hasOwn(inputs, expression) ? (inputs[expression] as Json | undefined) : undefined;
  }
  return (evaluated(expression, inputs) as Json | null) ?? undefined;
}

function evaluated(expression: string, inputs: Inputs): unknown {
  try {
    return evaluate(expression, inputs);
  } catch (error) {
    if (namesIn(expression).some((name) => inputs[name] === undefined || inputs[name] === null)) return undefined;
    const why = error instanceof Error ? error.message : String(error);
    throw new TargetError(`the target file has {${expression}}, which cannot be evaluated: ${why}`);
  }
}
