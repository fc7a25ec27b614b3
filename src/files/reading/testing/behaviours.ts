export async function readFile(type: string, bytes: Buffer): Promise<unknown> {
  return behaviours[type]?.(bytes);
}

const behaviours: Readonly<Record<string, (bytes: Buffer) => unknown>> = {
  text: (bytes) => bytes.toString(),
  process: () => process.pid,
  environment: () => Object.keys(process.env),
  'array buffers': () => fill((made) => made.push(Buffer.alloc(16 * 1024 * 1024, 'a'))),
  heap: () => fill((made) => made.push(Array.from({ length: 100_000 }, () => ({ made })))),
  'no end': () => fill(() => undefined),
  'no answer': () => new Promise(() => undefined),
  crash: () => process.abort(),
};

function fill(step: (made: unknown[]) => void): void {
  for (const made: unknown[] = []; ; ) step(made);
}
