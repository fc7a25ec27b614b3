export interface FileOrder {
  /** The URL of the module whose function `readFile` parses the file. */
  module: string;
  type: string;
  size: number;
  /** The maximum CPU time for parsing the file, in milliseconds. */
  milliseconds: number;
}

export type Order = { file: FileOrder } | { bytes: Uint8Array };

export interface Reply {
  result: unknown;
  /** The resident memory of the child process in bytes, after parsing the file. */
  resident: number;
}

/**
 * A module that parses files in the child process.
 * The result of `readFile` is sent to the parent process, so the result must be serializable.
 */
export interface ReaderModule {
  readFile: (type: string, bytes: Buffer) => Promise<unknown>;
}
