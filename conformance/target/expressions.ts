import {
  compile,
  getRegisteredFunctions,
  registerFunction,
  search,
  TYPE_ANY,
  tokenize,
} from '@jmespath-community/jmespath';
import { isObject } from '../json.ts';

function base64([value]: unknown[]): string | null {
  if (value === null || value === undefined) return null;
  return (Buffer.isBuffer(value) ? value : Buffer.from(String(value))).toString('base64');
}

registerFunction('base64', base64, [{ types: [TYPE_ANY] }], { override: true });

export function evaluate(expression: string, from: unknown): unknown {
  return search(from as never, expression);
}

export interface ExpressionFault {
  at: number;
  text: string;
}

const longest = 2_000;

export function faultOfExpression(expression: string): ExpressionFault | undefined {
  if (expression.length > longest) return { at: 0, text: `it is longer than ${longest} characters` };
  const open = unclosedQuote(expression);
  if (open !== undefined) return { at: open, text: 'a quote is not closed' };
  try {
    const unknown = functionsIn(compile(expression)).find((name) => !getRegisteredFunctions().includes(name));
    if (unknown === undefined) return undefined;
    return { at: placeOf(expression, unknown), text: `there is no function ${unknown}()` };
  } catch (error) {
    return { at: placeOfSyntaxError(expression), text: messageOf(error) };
  }
}

export function namesIn(expression: string): string[] {
  if (expression.length > longest) return [];
  try {
    return [...new Set(rootNames(compile(expression)))];
  } catch {
    return [];
  }
}

export function placeOf(expression: string, name: string): number {
  return tokensOf(expression).find(({ value }) => value === name)?.start ?? 0;
}

type Node = Readonly<Record<string, unknown>>;

const chains = new Set([
  'Subexpression',
  'Pipe',
  'IndexExpression',
  'Projection',
  'ValueProjection',
  'FilterProjection',
]);

function rootNames(node: unknown): string[] {
  if (!isObject(node)) return [];
  if (node['type'] === 'Field') return [String(node['name'])];
  if (node['type'] === 'ExpressionReference') return rootReferences(node);
  if (!chains.has(String(node['type']))) return partsOf(node).flatMap(rootNames);
  const { left, ...rest } = node;
  const isAtRoot = isObject(left) && (left['type'] === 'Root' || left['type'] === 'Current');
  const right = isAtRoot ? partsOf(rest).flatMap(rootNames) : partsOf(rest).flatMap(rootReferences);
  return [...rootNames(left), ...right];
}

function rootReferences(node: unknown): string[] {
  if (!isObject(node)) return [];
  const { left, right } = node;
  if (node['type'] === 'Subexpression' && isObject(left) && left['type'] === 'Root') return rootNames(right);
  return partsOf(node).flatMap(rootReferences);
}

function functionsIn(node: unknown): string[] {
  if (!isObject(node)) return [];
  const own = node['type'] === 'Function' ? [String(node['name'])] : [];
  return [...own, ...partsOf(node).flatMap(functionsIn)];
}

function partsOf(node: Node): unknown[] {
  return node['type'] === 'Literal' ? [] : Object.values(node).flat();
}

function placeOfSyntaxError(expression: string): number {
  const starts = tokensOf(expression).map(({ start }) => start);
  const ends = [...starts.slice(1), expression.length];
  const position = ends.findIndex((end) => isBeyondRepair(expression.slice(0, end)));
  return starts[position] ?? expression.length;
}

function isBeyondRepair(begin: string): boolean {
  try {
    compile(begin);
    return false;
  } catch (error) {
    return !/\bEOF\b/.test(messageOf(error));
  }
}

function tokensOf(expression: string): { value: unknown; start: number }[] {
  try {
    return tokenize(expression).filter(({ type }) => type !== 'Literal');
  } catch {
    return [];
  }
}

function unclosedQuote(expression: string): number | undefined {
  for (let at = 0; at < expression.length; at++) {
    const quote = expression.charAt(at);
    if (!`'"\``.includes(quote)) continue;
    const begin = at++;
    while (at < expression.length && expression.charAt(at) !== quote) at += expression.charAt(at) === '\\' ? 2 : 1;
    if (at >= expression.length) return begin;
  }
  return undefined;
}

function messageOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return line.replace(/^Syntax error: /, '');
}
