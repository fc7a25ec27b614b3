import { Problem } from '../../contract/problem.ts';
import type { FileAnswer } from '../../operation/operation.ts';
import type { ImportFault, ImportSheetRow } from '../../world/rows.ts';
import { mediaType, writeXlsx } from '../spreadsheets/write-xlsx.ts';

/** The added columns. They replace those of a corrected error spreadsheet that is imported again. */
const ownColumns = [
  { name: 'row', width: 8 },
  { name: 'column', width: 14 },
  { name: 'reason', width: 60 },
];

/** The invalid rows with row number, column and reason, followed by their original values (D-31). */
export function errorSpreadsheet(
  name: string,
  { head }: ImportSheetRow,
  faults: Iterable<ImportFault>,
  at: number,
): FileAnswer {
  const kept = [...head.keys()].filter((place) => !ownColumns.some((column) => column.name === head[place]));
  const columns = [...ownColumns, ...kept.map((place) => ({ name: head[place] ?? '', width: 24 }))];
  const rows = function* () {
    for (const { row, column, reason, cells } of faults) {
      yield [row, column, reason, ...kept.map((place) => cells[place] ?? '')];
    }
  };
  return { status: 200, file: { name, mediaType, content: { stream: () => writeXlsx(columns, rows(), at) } } };
}

export function noErrors(detail: string): Problem {
  return new Problem({ code: 'IMPORT ERRORS NOT FOUND', detail });
}
