/** One part of the benchmark: it measures, and tells what it measured as a table with the bars that it was held to. */
export interface Section {
  /** What `npm run bench -- --only <name>` calls it. */
  name: string;
  title: string;
  run: () => Promise<Measured>;
}

export interface Measured {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  bars: readonly Bar[];
}

/** A measured figure and what it was to keep to, in the same unit. */
export interface Bar {
  what: string;
  measured: number;
  kind: 'at most' | 'at least';
  bar: number;
  unit: string;
}
