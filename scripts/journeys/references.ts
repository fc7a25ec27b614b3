import type { Journey, Step } from './read-journeys.ts';

export interface UsedOutput {
  stepId: string;
  output: string;
}

const outputs = /\$steps\.([\w-]+)\.outputs\.([\w-]+)/g;

export function usedOutputs(part: unknown): UsedOutput[] {
  const found = [...JSON.stringify(part ?? null).matchAll(outputs)];
  const unique = new Map(found.map(([text, stepId = '', output = '']) => [text, { stepId, output }]));
  return [...unique.values()];
}

/** Resolves a reference such as `$components.parameters.token`. If the value is not a reference, returns the value. */
export function dereferenced<T extends object>(
  components: Readonly<Record<string, T>> | undefined,
  value: T | { reference: string },
): T | undefined {
  if (!('reference' in value)) return value;
  return components?.[value.reference.slice(value.reference.lastIndexOf('.') + 1)];
}

/** Returns the seconds between repeated requests of a journey step, or undefined if the step is not repeated. */
export function secondsBetweenReads({ components }: Journey, { onFailure = [] }: Step): number | undefined {
  const actions = onFailure.map((action) => dereferenced(components.failureActions, action));
  return actions.find((action) => action?.type === 'retry')?.retryAfter;
}
