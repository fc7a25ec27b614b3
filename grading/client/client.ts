/** The values that a client gets for one scenario. A program gets them as the environment variables in parentheses. */
export interface ClientTask {
  /** The id of the scenario (CPS_SCENARIO). */
  scenario: string;
  /** The task in words (CPS_TASK). */
  task: string;
  /** The URL of the sandbox (CPS_BASE_URL). */
  baseUrl: string;
  /** The API key of an admin (CPS_API_KEY). */
  apiKey: string;
  /** The path of a file for uploads (CPS_FILE). */
  file: string;
  /** The signal that is aborted when the time of the scenario is over. */
  signal: AbortSignal;
  /** Prints a line as the output of the client. */
  print: (line: string) => void;
}

/** How a client ended. The output may still contain credentials, which the grading replaces later. */
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
