import { expect, test } from 'vitest';
import { Continued, ContinuedByKey, inSlice, inSlices, piece, spend, Unfinished } from './slices.ts';

/** Creates a function with the given number of steps. Each step uses a whole time slice. */
function longWork(pieces: number) {
  const done: number[] = [];
  const work = () => {
    for (let at = done.length; at < pieces; at++) {
      spend(10_000_000);
      done.push(at);
    }
    return done.length;
  };
  return { done, work };
}

test('outside a slice nothing is divided', () => {
  expect(longWork(5).work()).toBe(5);
});

test('a slice ends before the piece that follows its budget', () => {
  const { done, work } = longWork(3);
  for (const length of [1, 2]) {
    expect(() => inSlice(work)).toThrow(Unfinished);
    expect(done.length).toBe(length);
  }
  expect(inSlice(work)).toBe(3);
});

test('work continues in a separate unit and turn of the event loop until it is complete', async () => {
  const { work } = longWork(4);
  let units = 0;
  const turns: number[] = [];
  const immediate = setImmediate(() => turns.push(units));
  const unit = <T>(run: () => T) => {
    units += 1;
    return run();
  };
  expect(await inSlices({ unit }, work)).toBe(4);
  clearImmediate(immediate);
  expect([units, turns]).toEqual([4, [1]]);
});

test('work that fits into one slice ends immediately, and a refusal is thrown unchanged', async () => {
  const unit = <T>(run: () => T) => run();
  expect(inSlices({ unit }, () => 'done')).toBe('done');
  const refuse = () => {
    throw new RangeError('refused');
  };
  await expect(inSlices({ unit }, refuse)).rejects.toThrow('refused');
});

test.each([
  ['the first', [], 1],
  ['a later', [new Unfinished()], 2],
])('an error in %s time slice ends the work', async (_which, before, runs) => {
  const errors = [...before, new RangeError('refused')];
  let count = 0;
  const work = () => {
    count += 1;
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  };
  await expect(inSlices({ unit: (run) => run() }, work)).rejects.toThrow('refused');
  expect(count).toBe(runs);
});

test('a piece of work that contains finished pieces ends, independent of their cost', () => {
  const inner = longWork(2);
  let result: number | undefined;
  const work = () => {
    result ??= piece(10_000_000, inner.work);
    spend(1);
    return result;
  };
  const outcomes = [1, 2, 3, 4].map(() => {
    try {
      return inSlice(work);
    } catch (error) {
      return error instanceof Unfinished ? 'unfinished' : error;
    }
  });
  expect(outcomes).toEqual(['unfinished', 'unfinished', 2, 2]);
});

test('divided work continues where the last slice stopped, and runs each piece once', () => {
  const pieces: number[] = [];
  const work = new Continued(
    (function* () {
      for (let at = 0; at < 3; at++) {
        yield 10_000_000;
        pieces.push(at);
      }
      return 'done';
    })(),
  );
  for (const count of [1, 2]) {
    expect(() => inSlice(() => work.result())).toThrow(Unfinished);
    expect(pieces.length).toBe(count);
  }
  expect(inSlice(() => work.result())).toBe('done');
  expect(work.result()).toBe('done');
  expect(pieces).toEqual([0, 1, 2]);
});

test('the result of a key is kept until the key is forgotten', () => {
  const works = new ContinuedByKey<string, number>();
  let begun = 0;
  const begin = function* () {
    yield 1;
    begun += 1;
    return begun;
  };
  expect([works.result('a', begin), works.result('a', begin), works.result('b', begin)]).toEqual([1, 1, 2]);
  works.forget('a');
  expect([works.result('a', begin), works.result('b', begin)]).toEqual([3, 2]);
});
