import { bindingOf } from '../published/binding-of.ts';
import { prepare } from '../session/prepare.ts';
import type { Step } from '../session/step.ts';
import type { Target } from '../target/types.ts';

const removers = { createDepartment: 'deleteDepartment', uploadDocument: 'deleteDocument' } as const;

/** Returns the requests that delete the created objects, with the newest object first. */
export function removalsOf(steps: readonly Step[], target: Target): { id: string; step: Step }[] {
  return steps
    .flatMap((step) => {
      const operation = step.operation === 'uploadDocument' ? 'uploadDocument' : 'createDepartment';
      if (step.operation !== operation) return [];
      const binding = bindingOf(target, removers[operation]);
      const id = step.values['id'] ?? step.values['documentId'];
      if (typeof id !== 'string' || binding === undefined) return [];
      const prepared = prepare(binding, { id, documentId: id });
      const token = target.authentication?.header ?? 'Authorization';
      const headers = { ...prepared.headers, [token]: step.prepared.headers[token] ?? '' };
      return [
        { id, step: { ...step, operation: removers[operation], prepared: { ...prepared, headers }, values: {} } },
      ];
    })
    .reverse();
}
