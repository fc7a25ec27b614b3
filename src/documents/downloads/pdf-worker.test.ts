import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nextTurn } from '../../tenant/slices.ts';
import { type DrawOrder, PdfWorker } from './pdf-worker.ts';

const drawing = { text: 'a', title: 'a.txt', created: new Date(0) };

class SilentWorker extends EventEmitter {
  readonly orders: DrawOrder[] = [];
  readonly calls: string[] = [];
  postMessage = (order: DrawOrder) => this.orders.push(order);
  ref = () => this.calls.push('ref');
  unref = () => this.calls.push('unref');
  terminate = () => this.calls.push('terminate');

  answer(number: number): void {
    this.emit('message', { number, bytes: Buffer.from(`PDF ${number}`) });
  }
}

function start() {
  const workers: SilentWorker[] = [];
  const pdfWorker = new PdfWorker(() => {
    const worker = new SilentWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const draw = () => pdfWorker.draw(drawing);
  const workerAt = (at: number) => workers[at] ?? expect.unreachable(`only ${workers.length} workers have started`);
  return { draw, workers, workerAt };
}

test('responses in another order than the requests are matched by number', async () => {
  const { draw, workerAt } = start();
  const drawn = Promise.all([draw(), draw()]);
  const worker = workerAt(0);
  expect(worker.orders).toEqual([
    { number: 1, drawing },
    { number: 2, drawing },
  ]);
  worker.answer(2);
  worker.answer(1);
  expect((await drawn).map(String)).toEqual(['PDF 1', 'PDF 2']);
});

test.each([
  ['error', new Error('out of memory'), 'out of memory'],
  ['exit', 1, 'the PDF worker ended with the code 1'],
])(
  'the event %s of a worker rejects all its requests, and the next request starts a worker',
  async (event, value, why) => {
    const { draw, workers, workerAt } = start();
    const reasons: string[] = [];
    for (const drawn of [draw(), draw()]) drawn.catch((error) => reasons.push(error.message));
    workerAt(0).emit(event, value);
    await nextTurn();
    expect(reasons).toEqual([why, why]);
    const next = draw();
    expect(workers).toHaveLength(2);
    workerAt(0).emit('exit', 1);
    workerAt(1).answer(3);
    expect(String(await next)).toBe('PDF 3');
    expect(workerAt(1).calls).toEqual(['ref', 'unref']);
  },
);

test('a worker without requests does not keep the process alive, and stops after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { draw, workers, workerAt } = start();
  const drawn = [draw(), draw()];
  const worker = workerAt(0);
  worker.answer(1);
  expect(worker.calls).toEqual(['ref', 'ref']);
  worker.answer(2);
  await Promise.all(drawn);
  expect(worker.calls).toEqual(['ref', 'ref', 'unref']);
  vi.advanceTimersByTime(59_999);
  const late = draw();
  vi.advanceTimersByTime(60_000);
  worker.answer(3);
  await late;
  expect(worker.calls).not.toContain('terminate');
  vi.advanceTimersByTime(60_000);
  expect(worker.calls).toContain('terminate');
  const next = draw();
  expect(workers).toHaveLength(2);
  workerAt(1).answer(4);
  await next;
});
