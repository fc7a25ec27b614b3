/** One section of the benchmark report. The function `run` returns the measured values and their limits. */
export interface Section {
  name: string;
  title: string;
  /** True for a stress test, which runs only if the option `--only` names it. It fails if a limit is exceeded. */
  isStress?: true;
  run: (options: SectionOptions) => Promise<Measured>;
}

export interface SectionOptions {
  quick: boolean;
  /** Limits a stress test to requests or files whose name contains the text. */
  match?: string;
  /** The store of the tenants in the section `stalls`. */
  store?: string;
}

export interface Measured {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  bars: readonly Bar[];
  /** Notes below the table of benchmark results. The notes explain results and name missing measurements. */
  notes?: readonly string[];
}

/** A measured value and its limit, in the same unit. */
export interface Bar {
  what: string;
  measured: number;
  kind: 'at most' | 'at least';
  bar: number;
  unit: string;
}

export function atMost(bar: number, unit: string, what: string, measured: number): Bar {
  return { what, measured, kind: 'at most', bar, unit };
}

export function atLeast(bar: number, unit: string, what: string, measured: number): Bar {
  return { what, measured, kind: 'at least', bar, unit };
}
