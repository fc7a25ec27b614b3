/** One part of the benchmark. It returns a table of measurements and their targets. */
export interface Section {
  /** The name for `npm run bench -- --only <name>`. */
  name: string;
  title: string;
  run: (options: SectionOptions) => Promise<Measured>;
}

export interface SectionOptions {
  /** Whether to measure with few, short rounds. */
  quick: boolean;
}

export interface Measured {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  bars: readonly Bar[];
  /** Sentences below the table: missing measurements and explanations. */
  notes?: readonly string[];
}

/** A measured figure and its target, in the same unit. */
export interface Bar {
  what: string;
  measured: number;
  kind: 'at most' | 'at least';
  bar: number;
  unit: string;
}
