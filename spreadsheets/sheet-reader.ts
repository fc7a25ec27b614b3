import { isoText, type NumberFormat, numberText, unescaped } from './cell-text.ts';
import { SpreadsheetFault } from './fault.ts';
import type { XmlHandlers } from './xml.ts';

export interface SheetRow {
  /** 1 is the first row. */
  row: number;
  /** Has holes in place of empty cells: filling them would need much memory for a cell in the last column. */
  cells: string[];
}

/** The parts of a workbook on which the texts of its cells depend. */
export interface CellContext {
  texts: readonly string[];
  formats: readonly NumberFormat[];
  is1904: boolean;
}

export interface ValueRules {
  lastRow: number;
  longestCell: number;
  tooManyRows: string;
}

interface Cell {
  row: number;
  column: number;
  type: string;
  style: number;
  value: string;
  formula: string | undefined;
}

const lastColumn = 16_384;
/** LibreOffice stores truth values as these formulas. */
const truthValue = /^(TRUE|FALSE)\(\)$/;

/** Collects the cells with a text. Without `rules`, a formula without a stored result has the formula as its text. */
export class SheetReader {
  readonly #name: string;
  readonly #context: CellContext;
  readonly #rules: ValueRules | undefined;
  readonly #rows = new Map<number, string[]>();
  #row = 0;
  #column = 0;
  #cell: Cell | undefined;
  #into: 'value' | 'formula' | undefined;
  #isPhonetic = false;

  constructor(name: string, context: CellContext, rules?: ValueRules) {
    this.#name = name;
    this.#context = context;
    this.#rules = rules;
  }

  get rows(): SheetRow[] {
    return [...this.#rows].map(([row, cells]) => ({ row, cells })).sort((one, other) => one.row - other.row);
  }

  readonly handlers: XmlHandlers = {
    open: (name, attributes) => this.#open(name, attributes),
    text: (text) => {
      if (this.#cell && this.#into) this.#cell[this.#into] += text;
    },
    close: (name) => this.#close(name),
  };

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') [this.#row, this.#column] = [Number(attributes['r']) || this.#row + 1, 0];
    else if (name === 'c') this.#openCell(attributes);
    else if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 'mergeCell') this.#merge(attributes['ref'] ?? '');
    else if (this.#cell && (name === 'v' || name === 't')) this.#into = this.#isPhonetic ? undefined : 'value';
    else if (this.#cell && name === 'f') [this.#into, this.#cell.formula] = ['formula', ''];
  }

  #close(name: string): void {
    if (name === 'v' || name === 't' || name === 'f') this.#into = undefined;
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'c' && this.#cell) {
      this.#put(this.#cell);
      this.#cell = undefined;
    }
  }

  #openCell({ r: reference, t: type = 'n', s: style = '0' }: Readonly<Record<string, string>>): void {
    if (reference !== undefined) [this.#column, this.#row] = this.#placeOf(reference);
    else this.#column += 1;
    this.#cell = { row: this.#row, column: this.#column, type, style: Number(style), value: '', formula: undefined };
  }

  #placeOf(reference: string): [column: number, row: number] {
    const [, letters = '', row] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(reference) ?? [];
    let column = 0;
    for (let at = 0; at < letters.length; at++) column = column * 26 + letters.charCodeAt(at) - 64;
    if (row !== undefined && column <= lastColumn) return [column, Number(row)];
    throw new SpreadsheetFault('broken', `is damaged: the sheet "${this.#name}" has a cell named ${reference}`);
  }

  #put(cell: Cell): void {
    const text = this.#textOf(cell);
    if (text.trim() === '') return;
    const { row, column } = cell;
    if (this.#rules && row > this.#rules.lastRow) throw new SpreadsheetFault('large', this.#rules.tooManyRows);
    if (this.#rules && text.length > this.#rules.longestCell) {
      const most = `must have at most ${this.#rules.longestCell} characters in a cell`;
      throw new SpreadsheetFault('large', `${most}: ${this.#nameOf(cell)} has more`);
    }
    const cells = this.#rows.get(row) ?? [];
    cells[column - 1] = text;
    this.#rows.set(row, cells);
  }

  #textOf(cell: Cell): string {
    const { type, style, value, formula } = cell;
    if (this.#rules && formula !== undefined && !truthValue.test(formula)) {
      throw new SpreadsheetFault('value', `must contain only values: ${this.#nameOf(cell)} has a formula`);
    }
    // A formula of the type "str" has a stored result, also if the result is an empty text.
    if (value.trim() === '') return formula && type !== 'str' ? `=${formula}` : '';
    if (type === 's') return this.#context.texts[Number(value)] ?? this.#unreadable(cell);
    if (type === 'inlineStr' || type === 'str') return unescaped(value);
    if (type === 'b') return String(/^\s*(1|true)\s*$/i.test(value));
    if (type === 'd') return isoText(value.replace(/^1899-12-3[01]T/, ''));
    if (type === 'e') return value;
    return numberText(value.trim(), this.#context.formats[style], this.#context.is1904) ?? this.#unreadable(cell);
  }

  #unreadable(cell: Cell): never {
    const value = JSON.stringify(cell.value.slice(0, 40));
    throw new SpreadsheetFault('value', `has the unreadable value ${value} in ${this.#nameOf(cell)}`);
  }

  #nameOf({ row, column }: Cell): string {
    return `cell ${columnName(column)}${row} of the sheet "${this.#name}"`;
  }

  /** People see the value of merged cells in each of their rows. Documents show the value once. */
  #merge(range: string): void {
    const [from = '', to = from] = range.split(':');
    // Whole columns, such as A:B, and whole rows, such as 2:4, are merged from their first cell.
    const [column, first] = this.#placeOf(from.replace(/^\d/, 'A$&').replace(/[A-Z]$/, '$&1'));
    const last = Number(/\d+$/.exec(to)?.[0] ?? Number.POSITIVE_INFINITY);
    const text = this.#rows.get(first)?.[column - 1];
    if (!this.#rules || text === undefined || last === first) return;
    for (const [row, cells] of this.#rows) if (row > first && row <= last) cells[column - 1] ??= text;
  }
}

/** 1 is the first column. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column <= 26 ? last : columnName(Math.floor((column - 1) / 26)) + last;
}
