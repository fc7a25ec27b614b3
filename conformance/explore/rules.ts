import { isOperationId, type OperationId } from '../canonical/operations.ts';
import table from './rules.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };

export type StatedRule = keyof typeof table;

const rows: Readonly<Record<string, readonly string[]>> = table;

export const rules = Object.keys(table) as StatedRule[] satisfies readonly StatedRule[];

/** Rules that the service description implies. A violation is a warning. */
export type RecommendedRule = keyof typeof tables.recommended;

export function isRecommended(id: string): id is RecommendedRule {
  return Object.hasOwn(tables.recommended, id);
}

export function isStatedRule(id: string): id is StatedRule {
  return Object.hasOwn(table, id);
}

export function offeredBy(operation: OperationId): StatedRule | undefined {
  return rules.find((rule) => rows[rule]?.includes(operation));
}

export const publishedRules = [
  'admin-answers-match-contract',
  'admin-rejection-codes',
  'documents-answers-match-contract',
  'documents-rejection-codes',
] as const;

export type PublishedRule = (typeof publishedRules)[number];
export type ExploreRule = StatedRule | RecommendedRule | PublishedRule;

export type ExploreTransition = keyof typeof tables.transitions;

export const transitionNames = Object.keys(tables.transitions) as ExploreTransition[];

/** The operations that a target must bind, so that the transition can happen. */
export function operationsFor(transition: ExploreTransition): OperationId[] {
  return tables.transitions[transition].filter(isOperationId);
}
