import type { components } from '../contract/generated/sandbox.ts';

/** The parameters of a generated tenant: its size, its random seed, and the kind of its generated jobs. */
export type GeneratorOptions = components['schemas']['WorldOrder'];
export type HistoryName = NonNullable<GeneratorOptions['story']>;

export interface CompleteOrder extends Required<Omit<GeneratorOptions, 'story'>> {
  story: HistoryName | undefined;
}

export function completeOrder(order: GeneratorOptions): CompleteOrder {
  const { users = 200, departments = 40, documents = 60, seed = 1, story } = order;
  return { users, departments, documents, seed, story };
}

/**
 * The time at which the generated history of every tenant ends.
 * The end of the generated history is a constant, so that equal parameters always generate equal data.
 */
export const endOfHistory = Date.parse('2026-01-05T08:00:00Z');

/** The time at which a generated tenant and its oldest users were created. */
export const beginOfHistory = Date.parse('2018-01-08T08:00:00Z');
