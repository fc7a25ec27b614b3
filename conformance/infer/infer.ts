import type { OperationId } from '../canonical/operations.ts';
import { parseJson } from '../json.ts';
import { writeTargetFile } from '../target/write-target.ts';
import { counted } from '../text.ts';
import { assignOperations, type Choice } from './assign.ts';
import { bindAnswer } from './bind.ts';
import { placesOf, schemaOf } from './places.ts';
import { readSources } from './read-sources.ts';
import { flow, targetText } from './write-inferred.ts';

/** Lets a person choose between the candidates of uncertain operations. */
export type Ask = (choices: readonly Choice[]) => Promise<readonly Choice[]>;

/** Writes the guesses to a new file, and returns what to do next. */
export async function inferTarget(sources: readonly string[], file: string, ask?: Ask): Promise<string> {
  const api = readSources(sources);
  const guessed = assignOperations(api.operations);
  const choices = ask ? await ask(guessed) : guessed;
  writeTargetFile(file, targetText(api, choices, sources));
  const bound = choices.filter(({ chosen }) => chosen).length;
  const unsure = choices.filter(({ chosen, confidence }) => chosen && confidence < 0.5).length;
  return [
    `${file} is written: ${bound} of ${counted(choices.length, 'operation')} bound, ${unsure} of them with less than 50 %.`,
    `Read its comments, answer the questions (# ?), then: cps target check ${file}`,
  ].join('\n');
}

/** Returns where a received JSON body has the values of an operation, or undefined if it has none of the names. */
export function suggestedAnswer(
  operation: OperationId,
  body: string | null,
  bound: unknown,
  names: readonly string[],
): string | undefined {
  const outputs = placesOf('response', schemaOf([parseJson(body ?? '')]));
  const { answer } = bindAnswer(operation, { outputs, responseMedia: 'application/json', responseHeaders: [] });
  const [text, known] = [flow({ answer }), flow({ answer: bound })];
  const places = names.flatMap((name) => new RegExp(`\\b${name}: [^,}]+`).exec(text)?.[0].trim() ?? []);
  return places.some((place) => !known.includes(place)) ? text : undefined;
}
