export interface FileOrder {
  module: string;
  type: string;
  size: number;
  /** The maximum CPU time. */
  milliseconds: number;
}

export type Order = { file: FileOrder } | { bytes: Uint8Array };

export interface ReaderReply {
  result: unknown;
  /** Bytes of resident memory after parsing the file. */
  resident: number;
}

/** The result must be serializable. */
export interface ReaderModule {
  readFile: (type: string, bytes: Buffer) => Promise<unknown>;
}
