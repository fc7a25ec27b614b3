/**
 * The limits for parsing one file. The reading process ends itself at `memory`, which counts all its memory.
 * V8's own limits ignore ArrayBuffers, which parsers use for decompression.
 */
export const limits = {
  /** MiB of resident memory of the process, which uses 60 to 100 before it reads a file. */
  memory: 240,
  /** Milliseconds of CPU time that are enough for nearly every file. */
  quick: 300,
  /** Milliseconds of CPU time for a file that needs more. */
  whole: 5_000,
  /** The file size in bytes from which the first attempt gets the full time. */
  large: 1024 * 1024,
  /** MiB that the process may still use after a file; above it the process is replaced. */
  leftOver: 128,
  /** Milliseconds without work after which the process ends. */
  idle: 60_000,
};

/** The exceeded limit, or `broken` if the reader ended for another reason. */
export type Excess = 'memory' | 'time' | 'broken';

/** The reason as text, to follow "the file" or "file". */
export const excessInWords: Readonly<Record<Excess, string>> = {
  memory: `takes more than ${limits.memory} MiB of memory to read`,
  time: `takes more than ${limits.whole / 1000} s of CPU time to read`,
  broken: 'cannot be read: it stops its reader',
};
