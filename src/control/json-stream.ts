import { Readable } from 'node:stream';
import { nextTurn } from '../tenant/slices.ts';

const pieceLength = 64 * 1024;

export function jsonStream(members: object): Readable {
  return Readable.from(textOf(members), { objectMode: false });
}

async function* textOf(members: object): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(members)) {
    yield `${before}${JSON.stringify(name)}:`;
    if (isMany(value)) yield* listText(value);
    else yield JSON.stringify(value);
    before = ',';
  }
  yield '}';
}

type Many = Iterable<unknown> | AsyncIterable<unknown>;

function isMany(value: unknown): value is Many {
  return typeof value === 'object' && value !== null && (Symbol.iterator in value || Symbol.asyncIterator in value);
}

async function* listText(items: Many): AsyncGenerator<string> {
  let text = '[';
  let isFirst = true;
  for await (const item of items) {
    text += `${isFirst ? '' : ','}${JSON.stringify(item)}`;
    isFirst = false;
    if (text.length < pieceLength) continue;
    yield text;
    text = '';
    await nextTurn();
  }
  yield `${text}]`;
}
