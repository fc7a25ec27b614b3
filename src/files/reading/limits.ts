/** The memory limits of V8 do not count decompressed data, so the whole process has a limit. */
export const readingLimits = {
  /** MiB. The process uses 60 to 100 MiB even before it reads a file. */
  memory: 240,
  /** Milliseconds of CPU time of the first attempt. Nearly every file needs less. */
  quick: 300,
  /** Milliseconds of CPU time of the second attempt. */
  whole: 5_000,
  /** Files above this size in bytes are parsed immediately with the longer CPU time limit. */
  large: 1024 * 1024,
  /** MiB. An idle process with more memory is replaced. */
  leftOver: 128,
  /** Milliseconds without a file after which the process ends. */
  idle: 60_000,
};

export type Excess = 'memory' | 'time' | 'broken';

export const excessInWords: Readonly<Record<Excess, string>> = {
  memory: `takes more than ${readingLimits.memory} MiB of memory to read`,
  time: `takes more than ${readingLimits.whole / 1000} s of CPU time to read`,
  broken: 'cannot be read: it stops its reader',
};
