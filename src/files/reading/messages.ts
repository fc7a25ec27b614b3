/** A file for a reader process. Its bytes follow in messages of their own. */
export interface FileOrder {
  /** The address of the module that exports `readFile`. */
  module: string;
  type: string;
  size: number;
  /** The most CPU time in milliseconds. */
  milliseconds: number;
}

export type Order = { file: FileOrder } | { bytes: Uint8Array };

/** What a reader process sends back. */
export interface Reply {
  result: unknown;
  /** Resident memory after the file, in bytes. */
  resident: number;
}

/** A module that a reader process loads. What it returns must be a value that structured clone can copy. */
export interface ReaderModule {
  readFile: (type: string, bytes: Buffer) => Promise<unknown>;
}
