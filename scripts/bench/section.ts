/** One part of the benchmark: it measures, and tells what it measured as a table with the bars that it was held to. */
export interface Section {
  /** What `npm run bench -- --only <name>` calls it. */
  name: string;
  title: string;
  run: (options: SectionOptions) => Promise<Measured>;
}

export interface SectionOptions {
  /** A look in passing: few rounds and short ones. */
  quick: boolean;
}

export interface Measured {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  bars: readonly Bar[];
  /** Sentences below the table: what could not be measured, and how to read it. */
  notes?: readonly string[];
}

/** A measured figure and what it was to keep to, in the same unit. */
export interface Bar {
  what: string;
  measured: number;
  kind: 'at most' | 'at least';
  bar: number;
  unit: string;
}
