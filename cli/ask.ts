import { createInterface } from 'node:readline/promises';
import type { Choice } from '../conformance/infer/assign.ts';
import { percent } from '../conformance/infer/match.ts';
import { UsageError } from './options.ts';

type Streams =
  | Pick<typeof process, 'stdin' | 'stdout'>
  | { stdin: NodeJS.ReadableStream; stdout: NodeJS.WritableStream };

/** Asks for each operation whose best candidates are close together. Enter keeps the guess, 0 leaves the operation out. */
export async function askChoices(choices: readonly Choice[], { stdin, stdout }: Streams): Promise<Choice[]> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const answered: Choice[] = [];
  for (const choice of choices) {
    const [first, second] = choice.candidates;
    const isSure = choice.chosen ? (second?.share ?? 0) <= choice.chosen.share - 0.2 : first === undefined;
    let next = isSure ? choice : undefined;
    while (next === undefined) {
      stdout.write(questionOf(choice));
      const { value, done } = await lines.next();
      if (done) throw new UsageError('--ask: the input ended before the last answer, so no file is written');
      next = answeredBy(choice, value.trim());
    }
    answered.push(next);
  }
  terminal.close();
  return answered;
}

function questionOf({ operation, candidates, chosen }: Choice): string {
  const lines = candidates.map(({ api, share }, at) => `  ${at + 1}  ${api.method} ${api.path} (${percent(share)})`);
  return [`${operation}?`, ...lines, '  0  none of them', `Number [${chosen ? 1 : 0}]: `].join('\n');
}

function answeredBy(choice: Choice, text: string): Choice | undefined {
  if (text === '') return choice;
  if (text === '0') return { ...choice, chosen: undefined };
  const picked = choice.candidates[Number(text) - 1];
  const others = choice.candidates.filter((each) => each !== picked);
  return picked && { ...choice, chosen: picked, candidates: [picked, ...others], confidence: 0.99 };
}
