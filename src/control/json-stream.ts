import { Readable } from 'node:stream';
import { nextTurn } from '../tenant/slices.ts';

/** Approximate number of characters in one chunk of the streamed JSON. */
const pieceLength = 64 * 1024;

/** Streams an object as JSON. The server can handle other requests between two chunks of a long list. */
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
