import type { Attributes } from '../xml.ts';
import { isOn } from './styles.ts';

interface Field {
  code: string;
  /** A field shows its result. Without a result, only some fields show anything. */
  hasResult: boolean;
  isChecked?: boolean;
  entries: string[];
  entry: number;
}

const silent = /^\s*(SET|ASK)\b/i;

const checkBox = (isChecked: boolean): string => (isChecked ? '☒' : '☐');

/** The fields that are open at a place of a Word text. A field can contain other fields. */
export class Fields {
  readonly #open: Field[] = [];

  get isCode(): boolean {
    return this.#open.some(({ hasResult }) => !hasResult);
  }

  addCode(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.hasResult) field.code += text;
  }

  /** Returns the text that the end of a field adds. */
  mark({ fldCharType }: Attributes): string {
    const field = this.#open.at(-1);
    if (fldCharType === 'begin') this.#open.push({ code: '', hasResult: false, entries: [], entry: 0 });
    else if (fldCharType === 'separate' && field) field.hasResult = !silent.test(field.code);
    else if (fldCharType === 'end') return textOf(this.#open.pop());
    return '';
  }

  readData(name: string, attributes: Attributes): void {
    const field = this.#open.at(-1);
    if (!field) return;
    const { val = '' } = attributes;
    if (name === 'w:checkBox') field.isChecked = false;
    else if (field.isChecked !== undefined && (name === 'w:default' || name === 'w:checked'))
      field.isChecked = isOn(attributes);
    else if (name === 'w:listEntry') field.entries.push(val);
    else if (name === 'w:result' || name === 'w:default') field.entry = Number(val);
  }
}

function textOf(field: Field | undefined): string {
  if (!field) return '';
  if (field.isChecked !== undefined) return checkBox(field.isChecked);
  if (field.entries.length > 0) return field.hasResult ? '' : (field.entries[field.entry] ?? '');
  return field.hasResult ? '' : (/^\s*MACROBUTTON\s+\S+\s+(.*)/i.exec(field.code)?.[1] ?? '');
}
