export interface Situation {
  /** Whether the command to run needs only the runtime dependencies. */
  sandboxOnly: boolean;
  /** Whether `node_modules` contains no packages, only the runtime dependencies, or all packages. */
  installed: 'none' | 'runtime' | 'all';
  /** Whether the lock file is newer than the installed packages. */
  outdated: boolean;
  /** Version of the npm package `node` to install, or null if the current Node is new enough. */
  node: string | null;
}

/** Returns the npm command that installs the missing packages, or null if nothing is missing. */
export function installPlan(situation: Situation): { parameters: string[]; message: string } | null;

/** Returns advice for a user whose npm command failed with the given error output. */
export function adviceFor(output: string): string;
