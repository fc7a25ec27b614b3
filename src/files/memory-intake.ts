import type { Intake } from './file-store.ts';

/** Takes a file into memory, for one that is read at once and not kept. */
export function memoryIntake(): Intake<Buffer> {
  const chunks: Buffer[] = [];
  return {
    write: async (chunk) => {
      chunks.push(chunk);
    },
    keep: async () => Buffer.concat(chunks),
    discard: async () => {
      chunks.length = 0;
    },
  };
}
