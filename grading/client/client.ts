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
  isOutputCut: boolean;
  startFailure: string | null;
}

export type RunClient = (task: Omit<ClientTask, 'print'>) => Promise<RawEnd>;

const keptPart = 32 * 1024;

export class ClientOutput {
  #start = '';
  #end = '';
  #length = 0;

  add(text: string): void {
    const free = Math.max(0, keptPart - this.#start.length);
    this.#start += text.slice(0, free);
    this.#end = (this.#end + text.slice(free)).slice(-keptPart);
    this.#length += text.length;
  }

  get isCut(): boolean {
    return this.#length > 2 * keptPart;
  }

  /** The output. Cuts it between two lines if possible, so that no part of a credential remains. */
  get text(): string {
    if (!this.isCut) return this.#start + this.#end;
    const start = this.#start.slice(0, this.#start.lastIndexOf('\n') + 1 || undefined);
    const end = this.#end.slice(this.#end.indexOf('\n') + 1);
    const left = this.#length - start.length - end.length;
    return `${start}(${left} characters of the output were not kept)\n${end}`;
  }
}

/** A returned number is the exit code, any other result means success, and a thrown error a failure. */
export type ClientFunction = (task: ClientTask) => unknown;

/** At the deadline, the grading goes on, because a function cannot be ended from outside. */
export function functionClient(client: ClientFunction): RunClient {
  return async (task) => {
    const output = new ClientOutput();
    const print = (line: string) => output.add(`${line}\n`);
    const ended = (exitCode: number | null) => ({
      ...{ exitCode, output: output.text, isOutputCut: output.isCut, startFailure: null },
    });
    try {
      const result = await Promise.race([client({ ...task, print }), aborted(task.signal)]);
      return ended(typeof result === 'number' ? result : 0);
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
      return ended(task.signal.aborted ? null : 1);
    }
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The time of the scenario is over.')), { once: true });
  });
}
