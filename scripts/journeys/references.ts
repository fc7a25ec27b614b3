import type { Journey, Step } from './read-journeys.ts';

/** A value that a journey step takes from the response of an earlier journey step. */
export interface UsedOutput {
  stepId: string;
  output: string;
}

const outputs = /\$steps\.([\w-]+)\.outputs\.([\w-]+)/g;

/** Finds the expressions `$steps.<stepId>.outputs.<name>` in a part of a journey, and returns each value once. */
export function usedOutputs(part: unknown): UsedOutput[] {
  const found = [...JSON.stringify(part ?? null).matchAll(outputs)];
  const unique = new Map(found.map(([text, stepId = '', output = '']) => [text, { stepId, output }]));
  return [...unique.values()];
}

/** Resolves a reference such as `$components.parameters.token`. Returns other values unchanged. */
export function dereferenced<T extends object>(
  components: Readonly<Record<string, T>> | undefined,
  value: T | { reference: string },
): T | undefined {
  if (!('reference' in value)) return value;
  return components?.[value.reference.slice(value.reference.lastIndexOf('.') + 1)];
}

/** Returns the pause in seconds between two equal requests of a journey step that waits for a result. */
export function secondsBetweenReads({ components }: Journey, { onFailure = [] }: Step): number | undefined {
  const actions = onFailure.map((action) => dereferenced(components.failureActions, action));
  return actions.find((action) => action?.type === 'retry')?.retryAfter;
}
