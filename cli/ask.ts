import { createInterface } from 'node:readline/promises';
import { percent } from '../conformance/infer/match.ts';
import type { Choice } from '../conformance/infer/score.ts';
import { UsageError } from './options.ts';

type Streams = Readonly<{ stdin: NodeJS.ReadableStream; stdout: NodeJS.WritableStream }>;

/** Asks for each operation whose best candidates are close together. Enter keeps the guess, 0 leaves the operation out. */
export async function askChoices(choices: readonly Choice[], { stdin, stdout }: Streams): Promise<Choice[]> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const answered = [...choices];
  for (const [at, choice] of choices.entries())
    while (isOpen(choice) && answered[at] === choice) {
      stdout.write(questionOf(choice));
      const { value, done } = await lines.next();
      if (done) throw new UsageError('--ask: the input ended before the last answer, so no file is written');
      answered[at] = answeredBy(choice, value.trim());
    }
  terminal.close();
  return answered;
}

function isOpen({ candidates: [first, second], chosen }: Choice): boolean {
  return chosen ? (second?.share ?? 0) > chosen.share - 0.2 : first !== undefined;
}

function questionOf({ operation, candidates, chosen }: Choice): string {
  const lines = candidates.map(({ api, share }, at) => `  ${at + 1}  ${api.method} ${api.path} (${percent(share)})`);
  return [`${operation}?`, ...lines, '  0  none of them', `Number [${chosen ? 1 : 0}]: `].join('\n');
}

/** The same choice means that the text is no answer. */
function answeredBy(choice: Choice, text: string): Choice {
  if (text === '') return { ...choice };
  if (text === '0') return { ...choice, chosen: undefined };
  const picked = choice.candidates[Number(text) - 1];
  return picked ? { ...choice, chosen: picked, candidates: [...new Set([picked, ...choice.candidates])] } : choice;
}
