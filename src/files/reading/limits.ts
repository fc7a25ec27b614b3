/**
 * The limits that apply when the reader process parses one untrusted file.
 * The reader process ends itself when its total memory exceeds the value `memory`.
 * V8's own limits ignore ArrayBuffers, which parsers use for decompression.
 */
export const limits = {
  /** Maximum resident memory of the reader process in MiB. The process uses 60 to 100 MiB before it reads a file. */
  memory: 240,
  /** CPU time in milliseconds for the first attempt to parse a file. This time is enough for nearly every file. */
  quick: 300,
  /** Maximum CPU time in milliseconds for a file that needs more than the first attempt allows. */
  whole: 5_000,
  /** File size in bytes above which the first attempt gets the full CPU time. */
  large: 1024 * 1024,
  /**
   * Maximum memory in MiB that the reader process may use after it has parsed a file.
   * If it uses more, the process is replaced.
   */
  leftOver: 128,
  /** Time without work in milliseconds after which the reader process ends. */
  idle: 60_000,
};

/** The limit that was exceeded, or `broken` if the reader process ended for another reason. */
export type Excess = 'memory' | 'time' | 'broken';

/** Texts for error messages that describe the exceeded limit. Each text follows the words "the file". */
export const excessInWords: Readonly<Record<Excess, string>> = {
  memory: `takes more than ${limits.memory} MiB of memory to read`,
  time: `takes more than ${limits.whole / 1000} s of CPU time to read`,
  broken: 'cannot be read: it stops its reader',
};
