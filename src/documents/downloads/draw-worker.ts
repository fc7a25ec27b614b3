import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { DrawnPdf, DrawOrder } from './pdf-worker.ts';

parentPort?.on('message', async (order: DrawOrder) => parentPort?.postMessage(await drawn(order)));

async function drawn({ number, drawing }: DrawOrder): Promise<DrawnPdf> {
  try {
    return { number, bytes: await drawPdf(drawing) };
  } catch (error) {
    return { number, error };
  }
}
