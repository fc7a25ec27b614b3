import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Gate } from './gate.ts';

function worker(notes: string[]) {
  return (name: string) => async () => {
    notes.push(`${name} starts`);
    for (let turn = 0; turn < 3; turn++) await setImmediate();
    notes.push(`${name} ends`);
  };
}

test('shared work runs at the same time', async () => {
  const notes: string[] = [];
  const gate = new Gate();
  const work = worker(notes);
  await Promise.all([gate.shared(work('one')), gate.shared(work('two'))]);
  expect(notes.slice(0, 2)).toEqual(['one starts', 'two starts']);
});

test('nothing else runs beside work that runs alone', async () => {
  const notes: string[] = [];
  const gate = new Gate();
  const work = worker(notes);
  await Promise.all([
    gate.shared(work('one')),
    gate.alone(work('two')),
    gate.alone(work('three')),
    gate.shared(work('four')),
  ]);
  expect(notes.length).toBe(8);
  const isAlone = (name: string) => notes[notes.indexOf(`${name} starts`) + 1] === `${name} ends`;
  expect([isAlone('two'), isAlone('three')]).toEqual([true, true]);
});

test('work that holds the gate ends before other work runs alone', async () => {
  const gate = new Gate();
  const release = gate.hold();
  let hasRun = false;
  const alone = gate.alone(async () => {
    hasRun = true;
  });
  await setImmediate();
  expect(hasRun).toBe(false);
  release();
  await alone;
  expect(hasRun).toBe(true);
});

test('work that fails lets the others go on', async () => {
  const gate = new Gate();
  await expect(gate.alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(gate.shared(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(gate.alone(async () => 'yes')).resolves.toBe('yes');
});
