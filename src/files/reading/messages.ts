/** A file for a reader process. Its bytes follow in separate messages. */
export interface FileOrder {
  /** The address of the module that exports `readFile`. */
  module: string;
  type: string;
  size: number;
  /** The maximum CPU time in milliseconds. */
  milliseconds: number;
}

export type Order = { file: FileOrder } | { bytes: Uint8Array };

/** The response of a reader process. */
export interface Reply {
  result: unknown;
  /** Resident memory after the file, in bytes. */
  resident: number;
}

/** A module that a reader process loads. Its result must be supported by structured clone. */
export interface ReaderModule {
  readFile: (type: string, bytes: Buffer) => Promise<unknown>;
}
