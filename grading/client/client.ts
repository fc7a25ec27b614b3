export interface ClientTask {
  /** The id of the grading scenario (environment variable CPS_SCENARIO). */
  scenario: string;
  /** The task of the client in words (environment variable CPS_TASK). */
  task: string;
  /** The URL of the sandbox (environment variable CPS_BASE_URL). */
  baseUrl: string;
  /** The API key of an admin (environment variable CPS_API_KEY). */
  apiKey: string;
  /** The path of a file to upload (environment variable CPS_FILE). */
  file: string;
  /** The signal that is aborted when the time limit of the grading scenario is reached. */
  signal: AbortSignal;
  /** Adds a line to the recorded output of the client. */
  print: (line: string) => void;
}

/** How a client program ended. The output can contain credentials. Reports replace the credentials with `***`. */
export interface RawEnd {
  exitCode: number | null;
  output: string;
  /** True if the output was so long that only its beginning and end were kept. */
  isOutputCut: boolean;
  /** The reason why the client could not be started. Null if the client was started. */
  startFailure: string | null;
}

export type RunClient = (task: Omit<ClientTask, 'print'>) => Promise<RawEnd>;
