import { isObject } from '../json.ts';
import { bindingOf } from '../published/binding-of.ts';
import type { Step } from '../session/step.ts';
import type { Target } from '../target/types.ts';
import type { Path } from './places.ts';

export interface Placed {
  path: Path;
  value: unknown;
}

/**
 * Returns the path in the response body from which the target file reads a value.
 * Returns undefined if the target file computes the value with an expression instead of naming its path.
 */
export function placeOfMember({ operation, json }: Step, target: Target, member: string): Placed | undefined {
  const source = bindingOf(target, operation)?.answer?.[member];
  const expression = typeof source === 'string' ? source : source && 'value' in source ? source.value : undefined;
  const path = expression === undefined ? undefined : plainPath(expression);
  if (path === undefined) return undefined;
  const value = path.reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), json);
  return value === undefined ? undefined : { path, value };
}

/** Returns the property names in an expression such as `a.b`, or undefined for any other expression. */
export function plainPath(expression: string): Path | undefined {
  return /^[a-z_]\w*(\.[a-z_]\w*)*$/i.test(expression) ? expression.split('.') : undefined;
}
