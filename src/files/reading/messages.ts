/** The message that sends a file to a reader process. The bytes of the file follow in separate messages. */
export interface FileOrder {
  /** The URL of the module whose function `readFile` parses the file. */
  module: string;
  type: string;
  size: number;
  /** The maximum CPU time for parsing the file, in milliseconds. */
  milliseconds: number;
}

export type Order = { file: FileOrder } | { bytes: Uint8Array };

/** The message with which a reader process returns the result of a parsed file. */
export interface Reply {
  result: unknown;
  /** The resident memory of the reader process in bytes, after the process has parsed a file. */
  resident: number;
}

/**
 * A module that parses files in a reader process.
 * The structured clone algorithm must support the result of the function `readFile`.
 */
export interface ReaderModule {
  readFile: (type: string, bytes: Buffer) => Promise<unknown>;
}
