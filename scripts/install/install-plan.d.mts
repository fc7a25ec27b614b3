export interface Situation {
  /** True if the command needs only the runtime dependencies. */
  sandboxOnly: boolean;
  /** The packages in `node_modules`: none, only the runtime dependencies, or all. */
  installed: 'none' | 'runtime' | 'all';
  /** True if the lock file is newer than the installed packages. */
  outdated: boolean;
  /** Version of Prism. A clone needs Prism from npm, because only the packed package contains its code. */
  prism: string;
  /** Version of Node to install from npm, or null if the running Node is new enough. */
  node: string | null;
}

/** Returns the script in the parameters of `scripts/run.mjs`. Options of Node come before the script. */
export function scriptIn(parameters: readonly string[]): string | undefined;

/** Returns the parameters of npm for installing the missing packages, or null if no package is missing. */
export function installPlan(situation: Situation): { parameters: string[]; message: string } | null;

/** Returns advice for a user, depending on the error output of npm. */
export function adviceFor(output: string): string;
