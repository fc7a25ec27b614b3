import { bindingOf } from '../published/binding-of.ts';
import { variableBefore } from '../session/read-before.ts';
import type { Step } from '../session/step.ts';
import { placesUsing } from '../target/binding-use.ts';
import type { Target } from '../target/types.ts';
import { readCommand } from './captures.ts';
import { sourceCommand } from './plain-path.ts';
import { type Rewriting, requestLines } from './request-lines.ts';
import { place } from './shell-text.ts';

interface Value {
  name: string;
  text: string;
  variable: string;
  command: string;
}

/**
 * Returns the shell commands for a request.
 * If the target file defines a preceding GET request, its response supplies values for the main request.
 * The parameter `check` contains shell commands that check the status of the preceding GET response.
 */
export function commandsOf(step: Step, target: Target, rewriting: Rewriting, check: readonly string[] = []): string[] {
  const { before } = step;
  if (before === undefined) return requestLines(step, rewriting);
  const values = valuesOf(before, target);
  const own = new Map([...rewriting.ids, ...values.map(({ text, variable }): [string, string] => [text, variable])]);
  return [
    ...requestLines(before, rewriting),
    ...check,
    ...values.map(({ variable, command }) => `${variable}=${command}`),
    ...requestLines(withVariables(step, target, values), { ...rewriting, ids: own }),
  ];
}

function valuesOf(before: Step, target: Target): Value[] {
  const sources = bindingOf(target, before.operation)?.before?.answer ?? {};
  return Object.entries(before.values).flatMap(([name, value]) => {
    const source = sources[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const command =
      source === undefined || text === '' ? undefined : (sourceCommand(source) ?? readCommand(before, text));
    return command === undefined ? [] : [{ name, text, variable: variableBefore(name), command }];
  });
}

/** If a request header contains a value from the preceding GET response, replaces the value with a shell variable. */
function withVariables(step: Step, target: Target, values: readonly Value[]): Step {
  const templates = bindingOf(target, step.operation)?.headers ?? {};
  const headers = Object.entries(step.prepared.headers).map(([header, given]) => {
    const used = values.filter(({ name }) => placesUsing({ headers: templates }, name).includes(header));
    return [header, used.reduce((text, value) => text.replaceAll(value.text, place(value.variable)), given)];
  });
  return { ...step, prepared: { ...step.prepared, headers: Object.fromEntries(headers) } };
}
