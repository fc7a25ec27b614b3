import { expect, test } from 'vitest';
import { jsonLines } from './lines.ts';

async function linesOf(...chunks: string[]): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const { value } of jsonLines(
    (async function* () {
      for (const chunk of chunks) yield Buffer.from(chunk);
    })(),
  ))
    values.push(value);
  return values;
}

test('a line of more values than a row can have is refused before it is parsed', async () => {
  const line = `{"a":[${'0,'.repeat(800_000)}0]}\n`;
  await expect(linesOf('{"b":1}\n', line)).rejects.toThrow('line 2: it has more than 800000 values');
});

test('commas in texts do not separate values, also with escaped characters', async () => {
  const text = `${','.repeat(900_000)}\\"\\\\`;
  expect(await linesOf(`{"a":"${text}","b":[1,2]}\n`)).toEqual([{ a: JSON.parse(`"${text}"`), b: [1, 2] }]);
});

const most = 16 * 1024 * 1024;

test('a line may have sixteen MiB, also beside other long lines', async () => {
  const long = `"${'x'.repeat(most - 2)}"`;
  const [first, second, ...others] = await linesOf(`${long}\n`, '1\n2', '3\n');
  expect([String(first).length, second, others]).toEqual([most - 2, 1, [23]]);
});

test('a longer line is refused when it has arrived in part', async () => {
  await expect(linesOf('1\n', 'x'.repeat(most), 'x')).rejects.toThrow(`line 2: it has more than ${most} bytes`);
});

test('a line may come in many pieces, and a piece may have many lines', async () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => `{"at":${at}}`).join('\n');
  const pieces = lines.match(/.{1,7}|\n/g) ?? [];
  expect(await linesOf(...pieces)).toEqual(await linesOf(lines));
  expect(await linesOf(lines)).toHaveLength(1_000);
});
