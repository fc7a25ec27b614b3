export interface Situation {
  /** True if the command needs only the runtime dependencies. */
  sandboxOnly: boolean;
  /** The packages in `node_modules`: none, only the runtime dependencies, or all. */
  installed: 'none' | 'runtime' | 'all';
  outdated: boolean;
  incomplete: boolean;
  /** Version of Prism. A clone needs Prism from npm, because only the packed package contains its code. */
  prism: string;
  /** Version of Node to install from npm, or null if the running Node reads TypeScript. */
  node: string | null;
}

export function scriptIn(parameters: readonly string[]): string | undefined;

/** Returns the parameters of npm for installing the missing packages, or null if no package is missing. */
export function installPlan(situation: Situation): { parameters: string[]; message: string } | null;

export function adviceFor(output: string): string;
