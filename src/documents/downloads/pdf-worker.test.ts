import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
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
