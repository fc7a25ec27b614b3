/**
 * The most that reading one file may take. The process that reads ends itself at `memory`, so that all its memory counts:
 * V8's own limits leave out the contents of ArrayBuffers, in which parsers unpack.
 */
export const limits = {
  /** MiB of resident memory of the whole process; it has 60 to 100 before it reads anything. */
  memory: 240,
  /** Milliseconds of CPU time in which nearly every file is read. */
  quick: 300,
  /** Milliseconds of CPU time for a file that needs more. */
  whole: 5_000,
  /** Bytes of a file from which on the first attempt has all the time. */
  large: 1024 * 1024,
  /** MiB that a process may still have after a file; with more it is replaced. */
  leftOver: 128,
  /** Milliseconds after which a process without work ends. */
  idle: 60_000,
};

/** What a file needed too much of, or `broken` where its reader ended for another reason. */
export type Excess = 'memory' | 'time' | 'broken';

/** The reason in words, to follow "the file" or "file". */
export const excessInWords: Readonly<Record<Excess, string>> = {
  memory: `takes more than ${limits.memory} MiB of memory to read`,
  time: `takes more than ${limits.whole / 1000} s of CPU time to read`,
  broken: 'cannot be read: it stops its reader',
};
