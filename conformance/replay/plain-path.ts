import { isObject } from '../json.ts';
import { bindingOf } from '../published/binding-of.ts';
import type { Step } from '../session/step.ts';
import type { Source, Target } from '../target/types.ts';
import { type Path, valueCommand } from './places.ts';
import { shellWord } from './shell-text.ts';

export interface Placed {
  path: Path;
  value: unknown;
}

/**
 * Finds the response value `member` in a response body. Returns the value and its path.
 * Returns undefined if the response body does not contain the value.
 * Returns undefined if the target file describes the location with a more complex expression than `user.id`.
 */
export function placeOfMember({ operation, json }: Step, target: Target, member: string): Placed | undefined {
  const path = plainPath(bindingOf(target, operation)?.answer?.[member]);
  const value = path?.reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), json);
  return path === undefined || value === undefined ? undefined : { path, value };
}

function plainPath(source: Source | undefined): Path | undefined {
  const expression = typeof source === 'string' ? source : source && 'value' in source ? source.value : undefined;
  return expression !== undefined && /^[a-z_]\w*(\.[a-z_]\w*)*$/i.test(expression) ? expression.split('.') : undefined;
}

/**
 * Returns a shell command that reads a value from the last response.
 * The parameter `source` is the location of a response value in the notation of target files.
 * Returns undefined for a complex JMESPath expression, because the shell script can follow only plain paths.
 */
export function sourceCommand(source: Source): string | undefined {
  if (typeof source === 'object' && 'body' in source) return '$(cat "$work/body")';
  if (typeof source === 'object' && 'header' in source)
    return withMatch(`$(header ${shellWord(source.header)})`, source);
  if (typeof source === 'object' && ('in' in source || source.map)) return undefined;
  const path = plainPath(source);
  return path && withMatch(valueCommand(path), typeof source === 'object' ? source : {});
}

function withMatch(command: string, { match }: { match?: string }): string {
  return match === undefined ? command : `${command.slice(0, -1)} | group ${shellWord(match)})`;
}
