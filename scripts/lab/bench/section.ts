/** One section of the benchmark report. The function `run` returns the measured values and their limits. */
export interface Section {
  /** Name of the benchmark section, for `npm run bench -- --only <name>`. */
  name: string;
  title: string;
  run: (options: SectionOptions) => Promise<Measured>;
}

export interface SectionOptions {
  quick: boolean;
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
