import type { Send } from './send.ts';

/** What the tools share: the way to the sandbox, and the results of earlier runs. */
export interface Door {
  url: string;
  controlKey: string | undefined;
  send: Send;
  /** Whether the caller may start programs, which only the user who started `cps mcp` may. */
  isOwn: boolean;
  /** Per run, explains a failed case, finding or rule by its name. */
  results: Map<string, (name: string, links: string) => unknown>;
}

/** The state of one request to the door. `links` is the public address of the sandbox. */
export interface Asked extends Door {
  links: string;
  progress: (done: number, total?: number) => void;
  signal: AbortSignal;
}
