import { type OperationEntry, type OperationId, operationTable } from '../../src/contract/operation.ts';
import { controlOperations } from '../../src/control/operations.ts';
import { statefulOperations } from '../../src/sandbox/generated/operations.ts';
import { recipesOf } from './catalogue.ts';
import { generalRecipe } from './general.ts';
import type { Recipe } from './recipe.ts';

export interface DeclaredAnswer {
  operation: OperationId;
  status: number;
  /** Media type of the response, or null for a response without a body. */
  mediaType: string | null;
}

export interface Trigger extends DeclaredAnswer {
  recipe: Recipe;
}

const stateful = Object.values(operationTable).filter(({ id }) => statefulOperations[id] ?? controlOperations[id]);

export const declaredAnswers: readonly DeclaredAnswer[] = stateful.flatMap(({ id, answers }) =>
  Object.entries(answers).flatMap(([status, mediaTypes]) =>
    (mediaTypes.length > 0 ? mediaTypes : [null]).map((mediaType) => ({
      operation: id,
      status: Number(status),
      mediaType,
    })),
  ),
);

/** Returns the requests that lead to the given response, or undefined if no requests are known. */
export function triggerOf(answer: DeclaredAnswer): Trigger | undefined {
  const recipe = recipeOf(operationTable[answer.operation], answer);
  return recipe && { ...answer, recipe };
}

function recipeOf(entry: OperationEntry, { status, mediaType }: DeclaredAnswer): Recipe | undefined {
  const own = recipesOf(entry.id);
  const written = own[`${status} ${mediaType}`] ?? own[String(status)];
  if (written) return written;
  const good = Object.entries(own).find(([key]) => key.startsWith('2'))?.[1];
  return good && generalRecipe(entry, String(status), good);
}

export const triggers: readonly Trigger[] = declaredAnswers.flatMap((answer) => triggerOf(answer) ?? []);
