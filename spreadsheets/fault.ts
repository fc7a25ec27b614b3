/** `broken`: the file is no readable spreadsheet, `large`: it exceeds a limit, `value`: a cell cannot be read. */
type FaultKind = 'broken' | 'large' | 'value';

/** The reason why a spreadsheet cannot be read. The message continues a sentence that begins with "the file". */
export class SpreadsheetFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

export function foreign(what: string): SpreadsheetFault {
  return new SpreadsheetFault('broken', `is ${what}: save it as XLSX or CSV`);
}
