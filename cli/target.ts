import { parsedFile, readRecord } from './conformance/record-file.ts';
import { UsageError } from './options.ts';

export async function list(): Promise<void> {
  const { vocabularyLines } = await import('../conformance/target/write-target.ts');
  console.log(vocabularyLines().join('\n'));
  console.log('\n* is required by every case; [names] are properties of a list item');
}

export async function init(file: string): Promise<void> {
  const { writeTargetFile } = await import('../conformance/target/write-target.ts');
  writeTargetFile(file);
  console.log(`${file} is written. Fill it in, then: cps target check ${file}`);
}

export async function infer(sources: string[], { output, ask }: { output: string; ask?: true }): Promise<void> {
  if (ask && !(process.stdin.isTTY && process.stdout.isTTY))
    throw new UsageError('--ask needs a terminal; without it, the alternatives are comments in the file');
  const [{ inferTarget }, { readDescription }, { askChoices }] = await Promise.all([
    import('../conformance/infer/write-inferred.ts'),
    import('../conformance/infer/recording.ts'),
    import('./ask.ts'),
  ]);
  const read = await Promise.all(sources.map((file) => parsedFile(file, readDescription)));
  console.log(await inferTarget(read, output, ask && ((choices) => askChoices(choices, process))));
}

interface CheckOptions {
  target?: string;
  fix?: boolean;
  record?: string;
}

export async function check(
  argument: string,
  { target: file = argument, fix = false, record }: CheckOptions,
): Promise<void> {
  const { checkTarget } = await import('../conformance/runner/check-target.ts');
  const recorded = record === undefined ? [] : (await readRecord(record)).cases.flatMap(({ exchanges }) => exchanges);
  const { lines, sound } = await checkTarget(file, { fix, recorded });
  console.log(lines.join('\n'));
  process.exitCode = sound ? 0 : 3;
}
