/** Message with a file for a reader process. The bytes of the file follow in separate messages. */
export interface FileOrder {
  /** URL of the module that exports `readFile`. */
  module: string;
  type: string;
  size: number;
  /** Maximum CPU time in milliseconds. */
  milliseconds: number;
}

export type Order = { file: FileOrder } | { bytes: Uint8Array };

/** Response of a reader process. */
export interface Reply {
  result: unknown;
  /** Resident memory of the reader process in bytes, after it has read the file. */
  resident: number;
}

/** A module that a reader process loads. The structured clone algorithm must support the result of `readFile`. */
export interface ReaderModule {
  readFile: (type: string, bytes: Buffer) => Promise<unknown>;
}
