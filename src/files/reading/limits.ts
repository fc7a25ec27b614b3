/**
 * The limits for parsing one uploaded file in the reader process, a child process of the server.
 * The reader process ends itself when its total memory exceeds the limit `memory`.
 * V8's own memory limits ignore ArrayBuffers, which file parsers use for decompression.
 */
export const limits = {
  /**
   * The maximum resident memory of the reader process in MiB.
   * The reader process uses 60 to 100 MiB before it reads a file.
   */
  memory: 240,
  /**
   * The maximum CPU time in milliseconds of the first attempt to parse a file, which is enough for nearly every file.
   */
  quick: 300,
  /** The maximum CPU time in milliseconds of the second attempt to parse a file. */
  whole: 5_000,
  /**
   * The file size in bytes above which the first attempt to parse a file already gets the CPU time of the second one.
   */
  large: 1024 * 1024,
  /**
   * The maximum memory in MiB that the reader process may still use after it has parsed a file.
   * If a reader process uses more memory than this limit after a file, a new process replaces it.
   */
  leftOver: 128,
  /** The time without work in milliseconds after which the reader process ends. */
  idle: 60_000,
};

/** The limit that the reader process exceeded, or `broken` if the reader process ended for another reason. */
export type Excess = 'memory' | 'time' | 'broken';

/** Error texts for each exceeded limit of the reader process. Each text follows the words "the file". */
export const excessInWords: Readonly<Record<Excess, string>> = {
  memory: `takes more than ${limits.memory} MiB of memory to read`,
  time: `takes more than ${limits.whole / 1000} s of CPU time to read`,
  broken: 'cannot be read: it stops its reader',
};
