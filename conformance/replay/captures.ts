import { type OperationSpec, operations } from '../canonical/operations.ts';
import type { Step } from '../session/step.ts';
import { pathTo, valueCommand } from './places.ts';

/** A response value for later requests, with the name of its shell variable and the command that reads the value. */
export interface Capture {
  variable: string;
  value: string;
  command: string;
}

/** Returns the response values that later requests need: ids of created objects and ids of jobs. */
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

/** Returns a list with the command that reads the token. The list is empty if the response contains no token. */
export function tokenCapture(step: Step, variable: string): Capture[] {
  const { token } = step.values;
  const command = typeof token === 'string' ? readCommand(step, token) : undefined;
  return typeof token === 'string' && command !== undefined ? [{ variable, value: token, command }] : [];
}

/** Returns the shell command that finds a value in a response. Returns undefined if the response lacks the value. */
export function readCommand({ json, headers, text }: Step, value: string): string | undefined {
  const path = pathTo(json, value);
  if (path !== undefined) return valueCommand(path);
  if (text.trim() === value) return '$(cat "$work/body")';
  const whole = Object.keys(headers).find((name) => headers[name] === value);
  if (whole !== undefined) return `$(header ${whole})`;
  const ending = Object.keys(headers).find((name) => headers[name]?.endsWith(`/${value}`));
  return ending && `$(header ${ending} | sed 's|.*/||')`;
}

function mentions({ prepared: { path, query, headers, body, multipart } }: Step, value: string): boolean {
  const parts = (multipart ?? []).map((part) => (typeof part.value === 'string' ? part.value : ''));
  const texts = [path, body ?? '', ...query.map(([, given]) => given), ...Object.values(headers), ...parts];
  return texts.some((text) => text.includes(value));
}
