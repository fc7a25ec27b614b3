import type { Send } from './send.ts';

/** What the tools share: the way to the sandbox, and the results of earlier runs. */
export interface Door {
  url: string;
  controlKey: string | undefined;
  send: Send;
  /** Whether callers may start programs and read files, which only the user who started `cps mcp` may. */
  isOwn: boolean;
  results: Map<string, RunResult>;
}

/** The state of one request to the door. */
export interface Asked extends Door {
  /** The public address of the sandbox, for links. */
  links: string;
  progress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** Explains the results of one run, by the names of its cases, findings or rules. */
export interface RunResult {
  failed: readonly string[];
  explain: (name: string, links: string) => unknown;
}
