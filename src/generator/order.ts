import type { components } from '../contract/generated/sandbox.ts';

export type GeneratorOptions = components['schemas']['WorldOrder'];
export type HistoryName = NonNullable<GeneratorOptions['story']>;

export interface CompleteOrder extends Required<Omit<GeneratorOptions, 'story'>> {
  story: HistoryName | undefined;
}

export function completeOrder(order: GeneratorOptions): CompleteOrder {
  const { users = 200, departments = 40, documents = 60, seed = 1, story } = order;
  return { users, departments, documents, seed, story };
}

/** A constant, so that equal parameters always generate equal data. */
export const endOfHistory = Date.parse('2026-01-05T08:00:00Z');

export const beginOfHistory = Date.parse('2018-01-08T08:00:00Z');
