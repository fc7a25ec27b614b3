export interface Situation {
  /** Whether the command to run needs only the runtime dependencies. */
  sandboxOnly: boolean;
  /** Which packages `node_modules` contains. */
  installed: 'none' | 'runtime' | 'all';
  /** Whether the lock file is newer than the installed packages. */
  outdated: boolean;
  /** Version of the npm package `node` to install, or null if the current Node is new enough. */
  node: string | null;
}

/** Returns the npm command that installs the missing packages, or null if nothing is missing. */
export function installPlan(situation: Situation): { parameters: string[]; message: string } | null;

/** Returns a sentence that says what to do after npm failed with this error output. */
export function adviceFor(output: string): string;
