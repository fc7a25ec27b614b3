import { readdirSync } from 'node:fs';

export interface Section {
  name: string;
  title: string;
  run: (options: SectionOptions) => Promise<MeasuredSection>;
}

export interface SectionOptions {
  quick: boolean;
}

export interface MeasuredSection {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  bars: readonly Bar[];
  notes?: readonly string[];
}

export interface Figure {
  what: string;
  measured: number;
  unit: string;
}

/** A figure with a target. */
export interface Bar extends Figure {
  kind: 'at most' | 'at least';
  bar: number;
}

export function atMost(bar: number, unit: string, what: string, measured: number): Bar {
  return { what, measured, kind: 'at most', bar, unit };
}

export function atLeast(bar: number, unit: string, what: string, measured: number): Bar {
  return { what, measured, kind: 'at least', bar, unit };
}

/** A section whose table has one figure in each row. */
export function listOf(figures: readonly (Figure | Bar)[], ...notes: readonly string[]): MeasuredSection {
  return {
    columns: ['what', 'measured', 'unit'],
    rows: figures.map(({ what, measured, unit }) => [what, measured, unit]),
    bars: figures.filter((figure) => 'bar' in figure),
    notes,
  };
}

const folder = new URL('sections/', import.meta.url);

const first = ['start', 'read', 'write'];

export async function allSections(): Promise<Section[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name): Promise<object> => import(new URL(name, folder).href)));
  const sections = modules.flatMap((module) => Object.values(module).filter(isSection));
  return sections.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && 'name' in value && 'title' in value && 'run' in value;
}

function rank({ name }: Section): number {
  const place = first.indexOf(name);
  return place === -1 ? first.length : place;
}
