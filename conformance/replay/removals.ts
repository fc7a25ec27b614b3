import { bindingOf, withHeaders } from '../published/binding-of.ts';
import { prepare } from '../session/prepare.ts';
import type { Step } from '../session/step.ts';
import type { Binding, PreparedRequest, Source, Target } from '../target/types.ts';
import type { Capture } from './captures.ts';
import { plainPath } from './plain-path.ts';
import { place, shellWord } from './shell-text.ts';

const removers = { createDepartment: 'deleteDepartment', uploadDocument: 'deleteDocument' } as const;

/** The deletion of a created object. */
export interface Removal {
  id: string;
  step: Step;
  /** The GET request that reads values for the deletion (such as an `ETag`), and the shell variables for the values. */
  before: { step: Step; captures: readonly Capture[] } | null;
}

/** Returns the requests that delete the created objects, with the newest object first. */
export function removalsOf(steps: readonly Step[], target: Target): Removal[] {
  return steps
    .flatMap((step): Removal[] => {
      const operation = step.operation === 'uploadDocument' ? 'uploadDocument' : 'createDepartment';
      if (step.operation !== operation) return [];
      const binding = bindingOf(target, removers[operation]);
      const id = step.values['id'] ?? step.values['documentId'];
      if (typeof id !== 'string' || binding === undefined) return [];
      const inputs = { id, documentId: id };
      const captures = earlierValues(binding);
      const read = Object.fromEntries(captures.map(({ name, value }) => [name, value]));
      const token = target.authentication?.header ?? 'Authorization';
      const signed = (prepared: PreparedRequest): Step => {
        const headers = { ...prepared.headers, [token]: step.prepared.headers[token] ?? '' };
        return { ...step, operation: removers[operation], prepared: { ...prepared, headers }, values: {} };
      };
      const earlier = binding.before && prepare(withHeaders(target, { ...binding.before, method: 'GET' }), inputs);
      const before = earlier ? { step: signed(earlier), captures } : null;
      return [{ id, step: signed(prepare(binding, { ...read, ...inputs })), before }];
    })
    .reverse();
}

/** Returns a shell variable for each value that the deletion needs from the earlier GET request. */
function earlierValues({ before }: Binding): (Capture & { name: string })[] {
  return Object.entries(before?.answer ?? {}).flatMap(([name, source]) => {
    const variable = `READ_${name.replaceAll(/\W/g, '_')}`;
    const command = commandOf(source);
    return command === undefined ? [] : [{ name, variable, value: place(variable), command }];
  });
}

/** Returns the shell command that reads a value of the last response, or undefined for a complex expression. */
function commandOf(source: Source): string | undefined {
  if (typeof source === 'string') return commandOf({ value: source });
  if ('body' in source) return '$(cat "$work/body")';
  if ('in' in source || ('map' in source && source.map)) return undefined;
  const path = 'value' in source ? plainPath(source.value) : undefined;
  const read = 'header' in source ? `header ${shellWord(source.header)}` : path && `value ${path.join(' ')}`;
  if (read === undefined) return undefined;
  return source.match === undefined ? `$(${read})` : `$(${read} | matched ${shellWord(source.match)})`;
}
