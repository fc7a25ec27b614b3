import { randomUUID } from 'node:crypto';
import { bindingOf, withHeaders } from '../published/binding-of.ts';
import { prepare } from '../session/prepare.ts';
import type { Step } from '../session/step.ts';
import { lacksInput } from '../target/template.ts';
import type { Binding, Target } from '../target/types.ts';
import { placeOfSource } from './places.ts';

const removers = { createDepartment: 'deleteDepartment', uploadDocument: 'deleteDocument' } as const;

export interface Removal {
  id: string;
  /** Undefined if the replay program cannot read a value that the delete request needs. */
  step: Step | undefined;
}

export function removalsOf(steps: readonly Step[], target: Target): Removal[] {
  return steps
    .flatMap((step): Removal[] => {
      const creation = step.operation === 'uploadDocument' ? 'uploadDocument' : 'createDepartment';
      if (step.operation !== creation) return [];
      const binding = bindingOf(target, removers[creation]);
      const id = step.values['id'] ?? step.values['documentId'];
      if (typeof id !== 'string' || binding === undefined) return [];
      return [{ id, step: removalOf(step, { ...binding, target, operation: removers[creation] }, id) }];
    })
    .reverse();
}

interface Remover extends Binding {
  target: Target;
  operation: Step['operation'];
}

function removalOf(created: Step, { target, operation, ...binding }: Remover, id: string): Step | undefined {
  const ids = { id, documentId: id };
  const token = target.authentication?.header ?? 'Authorization';
  const stepFor = (one: Binding, given: Step['values']): Step => {
    const prepared = prepare(one, given);
    const headers = { ...prepared.headers, [token]: created.prepared.headers[token] ?? '' };
    const { baseUrl, exchange } = created;
    const empty = { status: 0, headers: {}, json: undefined, text: '', values: {} };
    return { ...empty, operation, baseUrl, exchange, prepared: { ...prepared, headers } };
  };
  const { before, inputs } = binding;
  if (before === undefined || lacksInput(before.path, ids)) return stepFor(binding, ids);
  if (!Object.values(before.answer).every(placeOfSource)) return undefined;
  // The values of the GET response are not known yet. A random text stands for each, so that no other text equals it.
  const values = Object.fromEntries(Object.keys(before.answer).map((name) => [name, randomUUID()]));
  const get = withHeaders(target, { ...before, method: 'GET' as const, ...(inputs && { inputs }) });
  return { ...stepFor(binding, { ...values, ...ids }), before: { ...stepFor(get, ids), values } };
}
