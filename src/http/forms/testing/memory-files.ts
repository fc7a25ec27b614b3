import { createHash } from 'node:crypto';
import type { FormRules } from '../read-form.ts';

interface MemoryFiles {
  contents: Map<string, string>;
  released: string[];
  discarded: string[];
}

export function memoryFiles(): FormRules['store'] & MemoryFiles {
  const contents = new Map<string, string>();
  const released: string[] = [];
  const discarded: string[] = [];
  return {
    contents,
    released,
    discarded,
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
        discard: async () => void discarded.push(Buffer.concat(chunks).toString()),
      };
    },
    release: async (hash) => void released.push(contents.get(hash) ?? ''),
  };
}
