/** What a client gets for one scenario. A program gets the same values as environment variables. */
export interface ClientTask {
  /** The id of the scenario (CPS_SCENARIO). */
  scenario: string;
  /** What the client is asked to do (CPS_TASK). */
  task: string;
  /** The URL of the sandbox (CPS_BASE_URL). */
  baseUrl: string;
  /** The API key of an admin (CPS_API_KEY). */
  apiKey: string;
  /** The path of a file for uploads (CPS_FILE). */
  file: string;
  /** Aborted when the time of the scenario is over. */
  signal: AbortSignal;
  /** Prints a line as the output of the client. */
  print: (line: string) => void;
}

/** How a client ended, before credentials are replaced. */
export interface RawEnd {
  exitCode: number | null;
  output: string;
  /** Why the client could not be started, or null. */
  startFailure: string | null;
}

/** Runs a client for one scenario. Ends early when the signal is aborted. */
export type RunClient = (task: Omit<ClientTask, 'print'>) => Promise<RawEnd>;

/** The maximum length of the stored output of a client, in characters. */
export const longestOutput = 64 * 1024;
