import { longest } from '../tidy-text.ts';
import type { Attributes, XmlReader } from '../xml.ts';
import { Formula } from './formula.ts';
import type { Numbered, Numbering } from './numbering.ts';
import { isOn } from './styles.ts';
import { symbolOf, symbolsIn } from './symbols.ts';

type NamespaceOf = (prefix: string) => string | undefined;

/** Elements whose text nobody sees: deletions, former properties, reading aids, settings of content controls. */
const unseen = new Set([
  ...['w:del', 'w:moveFrom', 'w:delText', 'w:delInstrText', 'w:rt', 'w:sdtPr', 'w:sdtEndPr'],
  ...['w:rPrChange', 'w:pPrChange', 'w:sectPrChange', 'w:numberingChange'],
]);

const signs: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00ad',
};

const runs = new Set(['w:r', 'mc:Choice', 'mc:Fallback']);

/** The namespaces of the extensions of Word, which are all read. */
const extensions = 'http://schemas.microsoft.com/office/';

interface Paragraph extends Numbered {
  text: string;
  /** True if the end of the paragraph was deleted, so that the next paragraph continues it. */
  goesOn: boolean;
  /** The texts of text boxes. They follow the paragraph. */
  boxes: string[];
}

interface Flow {
  paragraph: Paragraph;
  fields: Fields;
  font: string | undefined;
  blocks: string[];
}

interface Reference {
  type: string;
  id: string;
}

/** Reads the visible text of a part of a Word file: the document, a header, a footer, or all footnotes. */
export class Story implements XmlReader {
  readonly blocks: string[] = [];
  readonly notes = new Map<string, string>();
  /** The visible references to notes, headers and footers, in the order of the text. */
  readonly references: Reference[] = [];
  /** The places in `blocks` where the text of another file belongs. */
  readonly chunks: { block: number; id: string }[] = [];
  isWord = false;
  readonly #numbering: Numbering;
  readonly #names: string[] = [];
  readonly #outer: Flow[] = [];
  #flow: Flow = newFlow(this.blocks);
  /** Whether each open `mc:AlternateContent` has an alternative that was read. */
  readonly #chosen: boolean[] = [];
  #unseen = 0;
  /** Without `xml:space`, white space at the ends of a text does not count. */
  #keepsSpace = false;
  #formula: Formula | undefined;
  #note = '';
  #section: (Reference & { pages: string })[] = [];
  /** The kinds of pages that have their own headers and footers. */
  readonly #pages = new Set(['default']);
  #length = 0;

  constructor(numbering: Numbering, hasEvenPages = false) {
    this.#numbering = numbering;
    if (hasEvenPages) this.#pages.add('even');
  }

  isFull(): boolean {
    return this.#length > longest;
  }

  open(name: string, attributes: Attributes, namespaceOf: NamespaceOf): void {
    const parent = this.#names.at(-1) ?? '';
    this.#names.push(name);
    if (this.#unseen > 0 || this.#isUnseen(name, attributes, namespaceOf)) this.#unseen += 1;
    else if (this.#formula) this.#formula.open(name, attributes);
    else if (name === 'w:rFonts') this.#flow.font = attributes['ascii'] ?? attributes['hAnsi'];
    else if (runs.has(parent) && this.#readSign(name, attributes)) return;
    else if (parent === 'w:pPr' || parent === 'w:numPr') this.#readProperty(name, attributes);
    else this.#begin(name, attributes);
  }

  close(name: string): void {
    this.#names.pop();
    if (this.#unseen > 0) this.#unseen -= 1;
    else if (!this.#formula) this.#end(name);
    else {
      const formula = this.#formula.close();
      if (formula === undefined) return;
      this.#formula = undefined;
      this.#write(formula);
    }
  }

  text(text: string): void {
    if (this.#unseen > 0) return;
    const name = this.#names.at(-1);
    if (this.#formula) this.#formula.text(text);
    else if (name === 'w:t') this.#write(symbolsIn(this.#keepsSpace ? text : text.trim(), this.#flow.font));
    else if (name === 'w:instrText') this.#flow.fields.addCode(text);
  }

  #isUnseen(name: string, { Requires = '' }: Attributes, namespaceOf: NamespaceOf): boolean {
    if (name === 'mc:AlternateContent') this.#chosen.push(false);
    if (name === 'mc:Fallback') return this.#chosen.at(-1) === true;
    if (name === 'mc:Choice') {
      const isKnown = Requires.split(/\s+/).every((prefix) => namespaceOf(prefix)?.startsWith(extensions));
      if (!isKnown || this.#chosen.at(-1) === true) return true;
      this.#chosen[this.#chosen.length - 1] = true;
    }
    const [properties, look] = this.#names.slice(-3);
    const isDeletion = name === 'w:del' || name === 'w:moveFrom';
    if (isDeletion && properties === 'w:pPr' && look === 'w:rPr') this.#flow.paragraph.goesOn = true;
    return unseen.has(name);
  }

  #readProperty(name: string, attributes: Attributes): void {
    const { paragraph } = this.#flow;
    const { val = '' } = attributes;
    if (name === 'w:pStyle') paragraph.style = val;
    else if (name === 'w:numId') paragraph.numId = val;
    else if (name === 'w:ilvl') paragraph.level = Number(val);
  }

  /** Reads one sign of a run. Returns false if the element is no sign. */
  #readSign(name: string, attributes: Attributes): boolean {
    const { fields } = this.#flow;
    const { id = '', font, char = '' } = attributes;
    const sign = signs[name];
    if (name === 'w:t') this.#keepsSpace = attributes['space'] === 'preserve';
    else if (sign !== undefined) this.#write(sign);
    else if (name === 'w:sym' || name.endsWith(':symEx')) this.#write(symbolOf(font, char));
    else if (name === 'w:fldChar') this.#write(fields.mark(attributes));
    else if (name === 'w:footnoteReference') this.#refer('footnotes', id);
    else if (name === 'w:endnoteReference') this.#refer('endnotes', id);
    else return false;
    return true;
  }

  #begin(name: string, attributes: Attributes): void {
    const { id = '', type: pages = 'default' } = attributes;
    const flow = this.#flow;
    if (name === 'w:p') flow.paragraph = following(flow.paragraph);
    else if (name === 'w:r') flow.font = undefined;
    else if (name === 'm:oMath') this.#formula = new Formula();
    else if (name === 'w:txbxContent' || isNote(name)) this.#enter(id);
    else if (name === 'w:headerReference' || name === 'w:footerReference')
      this.#section.push({ type: name.slice(2, 8), id, pages });
    else if (name === 'w:titlePg' && isOn(attributes)) this.#pages.add('first');
    else if (name === 'w:altChunk') this.chunks.push({ block: flow.blocks.push('') - 1, id });
    else if (name === 'w:body') this.isWord = true;
    else flow.fields.readData(name, attributes);
  }

  #end(name: string): void {
    if (name === 'w:p') this.#endParagraph();
    else if (name === 'w:tc' || name === 'w:body') this.#endContainer();
    else if (name === 'w:txbxContent') {
      const { blocks } = this.#leave();
      this.#flow.paragraph.boxes.push(...blocks);
    } else if (isNote(name)) this.notes.set(this.#note, this.#leave().blocks.join('\n'));
    else if (name === 'mc:AlternateContent') this.#chosen.pop();
    else if (name === 'w:sectPr') this.#endSection();
  }

  #endParagraph(): void {
    const { paragraph, blocks } = this.#flow;
    if (paragraph.goesOn) return;
    blocks.push(`${this.#numbering.labelOf(paragraph)}${paragraph.text}`, ...paragraph.boxes);
    this.#flow.paragraph = newParagraph();
  }

  /** A paragraph whose end was deleted does not go on after the end of a table cell. */
  #endContainer(): void {
    const { paragraph, blocks } = this.#flow;
    if (paragraph.goesOn) blocks.push(paragraph.text, ...paragraph.boxes);
    this.#flow.paragraph = newParagraph();
  }

  #endSection(): void {
    this.references.push(...this.#section.filter(({ pages }) => this.#pages.has(pages)));
    this.#section = [];
    this.#pages.delete('first');
  }

  #enter(note: string): void {
    this.#note = note;
    this.#outer.push(this.#flow);
    this.#flow = newFlow([]);
  }

  #leave(): Flow {
    const flow = this.#flow;
    this.#flow = this.#outer.pop() ?? flow;
    return flow;
  }

  #refer(type: string, id: string): void {
    if (!this.#flow.fields.isCode) this.references.push({ type, id });
  }

  #write(text: string): void {
    if (this.#flow.fields.isCode) return;
    this.#flow.paragraph.text += text;
    this.#length += text.length;
  }
}

const isNote = (name: string): boolean => name === 'w:footnote' || name === 'w:endnote';

function newFlow(blocks: string[]): Flow {
  return { paragraph: newParagraph(), fields: new Fields(), font: undefined, blocks };
}

function following({ text, boxes, goesOn }: Paragraph): Paragraph {
  return goesOn ? { text, boxes, goesOn: false } : newParagraph();
}

function newParagraph(): Paragraph {
  return { text: '', goesOn: false, boxes: [] };
}

interface Field {
  code: string;
  /** A field shows its result. Without a result, only some fields show anything. A list shows the chosen entry. */
  hasResult: boolean;
  isChecked?: boolean;
  entries: string[];
  choice?: number;
}

const silent = /^\s*(SET|ASK)\b/i;

const checkBox = (isChecked: boolean): string => (isChecked ? '☒' : '☐');

/** The fields that are open at a place of a Word text. A field can contain other fields. */
class Fields {
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
    if (fldCharType === 'begin') this.#open.push({ code: '', hasResult: false, entries: [] });
    else if (fldCharType === 'separate' && field)
      field.hasResult = !silent.test(field.code) && field.entries.length === 0;
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
    else if (name === 'w:result') field.choice = Number(val);
    else if (name === 'w:default') field.choice ??= Number(val);
  }
}

function textOf(field: Field | undefined): string {
  if (!field) return '';
  if (field.isChecked !== undefined) return checkBox(field.isChecked);
  if (field.entries.length > 0) return field.entries[field.choice ?? 0] ?? '';
  return field.hasResult ? '' : (/^\s*MACROBUTTON\s+\S+\s+(.*)/i.exec(field.code)?.[1] ?? '');
}
