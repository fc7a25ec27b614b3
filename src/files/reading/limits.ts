/**
 * The limits of the child process that parses uploaded files.
 * The memory limits of V8 do not count decompressed data, so the whole process needs its own memory limit.
 */
export const limits = {
  /**
   * The maximum resident memory in MiB of the child process that parses files.
   * The child process uses 60 to 100 MiB even before it reads a file.
   */
  memory: 240,
  /** The maximum CPU time in milliseconds of the first attempt to parse a file. Nearly every file needs less. */
  quick: 300,
  /** The maximum CPU time in milliseconds of the second attempt to parse a file. */
  whole: 5_000,
  /** Files above this size in bytes are parsed immediately with the longer CPU time limit. */
  large: 1024 * 1024,
  /** The maximum memory in MiB of an idle child process. A child process with more memory is replaced. */
  leftOver: 128,
  /** The child process ends if it gets no file for this number of milliseconds. */
  idle: 60_000,
};

export type Excess = 'memory' | 'time' | 'broken';

/** Maps each limit of the file parser to the error text for a file that exceeds the limit. */
export const excessInWords: Readonly<Record<Excess, string>> = {
  memory: `takes more than ${limits.memory} MiB of memory to read`,
  time: `takes more than ${limits.whole / 1000} s of CPU time to read`,
  broken: 'cannot be read: it stops its reader',
};
