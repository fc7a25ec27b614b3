import {
  type Archive,
  type ArchiveLimits,
  hasPart,
  openArchive,
  type Relation,
  readPart,
  relationsOf,
} from './archive.ts';
import { formatOf, type NumberFormat, unescaped } from './cell-text.ts';
import { foreign, SpreadsheetFault } from './fault.ts';
import { type CellContext, SheetReader, type SheetRow, type ValueRules } from './sheet-reader.ts';
import { localName } from './xml.ts';

export interface WorkbookRules extends ArchiveLimits {
  values?: ValueRules;
}

export interface SheetContent {
  name: string;
  isVisible: boolean;
  rows: SheetRow[];
}

/** Reads the worksheets of an XLSX file. Rows and cells without text are left out. Throws `SpreadsheetFault`. */
export async function readWorkbook(bytes: Buffer, rules: WorkbookRules): Promise<SheetContent[]> {
  try {
    return await sheetsOf(bytes, rules);
  } catch (error) {
    if (error instanceof SpreadsheetFault) throw error;
    throw new SpreadsheetFault('broken', `is damaged: ${error instanceof Error ? error.message : error}`);
  }
}

async function sheetsOf(bytes: Buffer, { values, ...limits }: WorkbookRules): Promise<SheetContent[]> {
  const archive = await openArchive(bytes, limits);
  const main = await mainPart(archive);
  const relations = await relationsOf(archive, main);
  const { sheets, is1904 } = await listOfSheets(archive, main, relations);
  const partOf = (wanted: string) =>
    relations.find(({ type, target }) => type === wanted && hasPart(archive, target))?.target;
  const context: CellContext = {
    texts: await sharedTexts(archive, partOf('sharedStrings')),
    formats: await cellFormats(archive, partOf('styles')),
    is1904,
  };
  const contents: SheetContent[] = [];
  for (const { name, isVisible, part } of values ? [firstVisible(sheets)] : sheets) {
    const reader = new SheetReader(name, context, values);
    await readPart(archive, part, reader.handlers);
    contents.push({ name, isVisible, rows: reader.rows });
  }
  return contents;
}

const foreignParts: Readonly<Record<string, string>> = {
  'content.xml': 'an OpenDocument file (ODS)',
  'index/document.iwa': 'a Numbers file',
  'index.zip': 'a Numbers file',
  'xl/workbook.bin': 'a binary Excel file (XLSB)',
};

async function mainPart(archive: Archive): Promise<string> {
  const part = Object.keys(foreignParts).find((name) => hasPart(archive, name));
  if (part) throw foreign(foreignParts[part] ?? part);
  const main = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.target;
  if (main && hasPart(archive, main)) return main;
  throw new SpreadsheetFault('broken', 'is a ZIP file without a workbook');
}

interface ListedSheet {
  name: string;
  isVisible: boolean;
  part: string;
}

/** Leaves out sheets without cells, such as charts. */
async function listOfSheets(archive: Archive, main: string, relations: readonly Relation[]) {
  const sheets: ListedSheet[] = [];
  let is1904 = false;
  await readPart(archive, main, {
    open: (element, attributes) => {
      if (element === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      if (element !== 'sheet') return;
      const { name = '', state = 'visible' } = attributes;
      const [, id] = Object.entries(attributes).find(([key]) => localName(key) === 'id') ?? [];
      // Sheets of old macros have no part.
      if (id === '') return;
      const relation = relations.find((each) => each.id === id);
      if (!relation) throw new SpreadsheetFault('broken', `is damaged: it lacks the sheet "${name}"`);
      if (relation.type === 'worksheet') sheets.push({ name, isVisible: state === 'visible', part: relation.target });
    },
  });
  return { sheets, is1904 };
}

function firstVisible(sheets: readonly ListedSheet[]): ListedSheet {
  const sheet = sheets.find(({ isVisible }) => isVisible);
  if (sheet) return sheet;
  const hidden = sheets.map(({ name }) => JSON.stringify(name)).join(', ');
  throw new SpreadsheetFault('value', hidden ? `has only hidden sheets: ${hidden}` : 'has no worksheet');
}

async function sharedTexts(archive: Archive, part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  let [text, isText, isPhonetic] = ['', false, false];
  if (part === undefined) return texts;
  await readPart(archive, part, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else isText = name === 't' && !isPhonetic;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') texts.push(unescaped(text));
      isText = false;
    },
  });
  return texts;
}

async function cellFormats(archive: Archive, part: string | undefined): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let list = '';
  if (part === undefined) return [];
  await readPart(archive, part, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmts' || name === 'cellXfs') list = name;
      else if (name === 'numFmt' && list === 'numFmts') codes.set(Number(numFmtId), formatCode);
      else if (name === 'xf' && list === 'cellXfs') ids.push(Number(numFmtId));
    },
    close: (name) => {
      if (name === list) list = '';
    },
  });
  const formats = new Map([...new Set(ids)].map((id) => [id, formatOf(id, codes)]));
  return ids.flatMap((id) => formats.get(id) ?? []);
}
