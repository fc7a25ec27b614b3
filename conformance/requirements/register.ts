import { sectionOf } from './claims.ts';
import { type ClassName, classes } from './classes.ts';
import { type RowFields, readShape, rowPlace } from './row-shape.ts';
import { type RegisterRow, readRows } from './rows.ts';

/** A requirement, its API interface, the sections of the service description that state it, and its file and line. */
export type Requirement = RowFields & { readonly class: ClassName; readonly section: string } & Pick<
    RegisterRow,
    'file' | 'line'
  >;

export function loadRegister(rows?: readonly RegisterRow[]): Requirement[] {
  if (rows) return requirementsOf(rows);
  project ??= requirementsOf(readRows());
  return [...project];
}

let project: readonly Requirement[] | undefined;

function requirementsOf(rows: readonly RegisterRow[]): Requirement[] {
  const read = rows.map((row) => ({ row, shape: readShape(row) }));
  const faults = read.flatMap(({ row, shape }) =>
    'faults' in shape ? shape.faults.map((fault) => `${rowPlace(row)}: ${fault}`) : [],
  );
  if (faults.length > 0) throw new Error(`the requirements register can't be read:\n${faults.join('\n')}`);
  return read.flatMap(({ row: { file, line }, shape }) =>
    'fields' in shape
      ? [
          {
            ...shape.fields,
            class: classes[shape.fields.interface],
            section: sectionOf(shape.fields.claims),
            file,
            line,
          },
        ]
      : [],
  );
}
