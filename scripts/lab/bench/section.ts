export interface Section {
  name: string;
  title: string;
  /** True for a stress test, which runs only if the option `--only` names it. It fails if a limit is exceeded. */
  isStress?: true;
  run: (options: SectionOptions) => Promise<Measured>;
}

export interface SectionOptions {
  quick: boolean;
  match?: string;
  store?: string;
}

export interface Measured {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  bars: readonly Bar[];
  notes?: readonly string[];
}

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
