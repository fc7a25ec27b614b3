import { type OperationSpec, operations } from '../canonical/operations.ts';
import type { Step } from '../session/step.ts';
import { pathTo, valueCommand } from './places.ts';

/**
 * A response value for later requests of a replay script, with the name of its shell variable and a command to read it.
 */
export interface Capture {
  variable: string;
  value: string;
  command: string;
}

/** Returns the ids in a response that later requests use: ids of created objects and ids of jobs. */
export function idCaptures(step: Step, later: readonly Step[], used: Set<string>): Capture[] {
  const { safe, output }: OperationSpec = operations[step.operation];
  if (safe) return [];
  return Object.entries(step.values).flatMap(([member, value]) => {
    if (output[member] !== 'id' || typeof value !== 'string' || value === '' || used.has(value)) return [];
    const command = readCommand(step, value);
    if (command === undefined || !later.some((each) => mentions(each, value))) return [];
    used.add(value);
    return [{ variable: `ID_${used.size}`, value, command }];
  });
}

/**
 * Returns the token in a response, or an empty list.
 * The argument `variable` is the name of the shell variable that replaces the token in later requests.
 */
export function tokenCapture(step: Step, variable: string): Capture[] {
  const { token } = step.values;
  const command = typeof token === 'string' ? readCommand(step, token) : undefined;
  return typeof token === 'string' && command !== undefined ? [{ variable, value: token, command }] : [];
}

function readCommand({ json, headers, text }: Step, value: string): string | undefined {
  const path = pathTo(json, value);
  if (path !== undefined) return valueCommand(path);
  if (text.trim() === value) return '$(cat "$work/body")';
  const header = Object.entries(headers).find(([, content]) => content.endsWith(`/${value}`) || content === value);
  return header && `$(header ${header[0]} | sed 's|.*/||')`;
}

function mentions({ prepared: { path, query, body, multipart } }: Step, value: string): boolean {
  const parts = (multipart ?? []).map((part) => (typeof part.value === 'string' ? part.value : ''));
  return [path, body ?? '', ...query.map(([, given]) => given), ...parts].some((text) => text.includes(value));
}
