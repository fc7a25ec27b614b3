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
  const read = async (question: string) => {
    stdout.write(question);
    const { value, done } = await lines.next();
    if (done) throw new UsageError('--ask: the input ended before the last answer, so no file is written');
    return value;
  };
  const answered: Choice[] = [];
  try {
    for (const choice of choices) answered.push(isUnsure(choice) ? await askOne(choice, read) : choice);
  } finally {
    terminal.close();
  }
  return answered;
}

function isUnsure({ candidates, chosen }: Choice): boolean {
  const [first, second] = candidates;
  if (first === undefined) return false;
  return chosen === undefined || (second !== undefined && second.share > first.share - 0.2);
}

async function askOne(choice: Choice, read: (question: string) => Promise<string>): Promise<Choice> {
  const { operation, candidates, chosen } = choice;
  const lines = candidates.map(({ api, share }, at) => `  ${at + 1}  ${api.method} ${api.path} (${percent(share)})`);
  const usual = chosen === undefined ? 0 : 1;
  const question = [`${operation}?`, ...lines, '  0  none of them', `Number [${usual}]: `].join('\n');
  for (let attempt = 0; attempt < 100; attempt++) {
    const text = (await read(question)).trim();
    const number = text === '' ? usual : Number(text);
    if (number === usual) return choice;
    if (number === 0) return { ...choice, chosen: undefined };
    const picked = candidates[number - 1];
    if (picked)
      return {
        ...choice,
        chosen: picked,
        candidates: [picked, ...candidates.filter((each) => each !== picked)],
        confidence: 0.99,
      };
  }
  throw new UsageError(`--ask: no number from 0 to ${candidates.length} for ${operation}`);
}
