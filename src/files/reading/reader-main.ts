import type { FileOrder, Order, ReaderModule, ReaderReply } from './messages.ts';
import { Watch } from './watched.ts';

const watch = new Watch();
let [file, bytes, received]: [FileOrder | undefined, Buffer, number] = [undefined, Buffer.alloc(0), 0];

process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => {
  if ('file' in order) {
    [file, bytes, received] = [order.file, Buffer.alloc(order.file.size), 0];
  } else {
    bytes.set(order.bytes, received);
    received += order.bytes.length;
  }
  if (file && received === file.size) void read(file, bytes);
});

async function read({ module, type, milliseconds }: FileOrder, content: Buffer): Promise<void> {
  bytes = Buffer.alloc(0);
  file = undefined;
  const { readFile }: ReaderModule = await import(module);
  watch.begin(milliseconds);
  process.channel?.unref();
  const result = await readFile(type, content);
  process.channel?.ref();
  const reply: ReaderReply = { result, resident: process.memoryUsage.rss() };
  process.send?.(reply);
  watch.end();
}
