import { createHash } from 'node:crypto';
import type { FormRules } from '../read-form.ts';

/**
 * A file store in memory for tests.
 * `released` contains the texts of the deleted files in the order of deletion.
 */
export function memoryFiles(): FormRules['store'] & { contents: Map<string, string>; released: string[] } {
  const contents = new Map<string, string>();
  const released: string[] = [];
  return {
    contents,
    released,
    receive: () => {
      const chunks: Buffer[] = [];
      return {
        write: async (chunk) => void chunks.push(chunk),
        keep: async () => {
          const bytes = Buffer.concat(chunks);
          const hash = createHash('sha256').update(bytes).digest('hex');
          contents.set(hash, bytes.toString());
          return { hash, size: bytes.length };
        },
        discard: async () => undefined,
      };
    },
    release: async (hash) => void released.push(contents.get(hash) ?? ''),
  };
}
