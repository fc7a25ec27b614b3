import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { ZipFile } from 'yazl';

export function pdfOf(text: string, userPassword?: string): Promise<Buffer> {
  const document = new PDFDocument(userPassword === undefined ? {} : { userPassword });
  const bytes = buffer(document);
  const [first = '', ...pages] = text.split('\f');
  document.text(first);
  for (const page of pages) document.addPage().text(page);
  document.end();
  return bytes;
}

export function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as AsyncIterable<Buffer>);
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const sheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const contentTypes = (part: string, kind: string) =>
  `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`;
const relation = (type: string, ...targets: string[]) => {
  const each = targets.map(
    (to, at) => `<Relationship Id="rId${at + 1}" Type="${officeRelations}/${type}" Target="${to}"/>`,
  );
  return `${head}<Relationships xmlns="${relations}">${each.join('')}</Relationships>`;
};

interface WordParts {
  body: string;
  /** Other XML parts by the kinds of their relations. The id of a relation is its kind. */
  parts?: Record<string, string>;
  /** Other files. The id of a relation is the name of the file without its extension. */
  files?: Record<string, string | Buffer>;
  main?: string;
  isStrict?: boolean;
  isEmpty?: boolean;
}

const wordNamespaces = {
  w: word,
  r: officeRelations,
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  new: 'urn:new',
};

export function docxOf(text: string): Promise<Buffer> {
  return docxWith({ body: `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>` });
}

export function docxWith(given: WordParts): Promise<Buffer> {
  const { body, parts = {}, files = {}, main = 'word/document.xml', isStrict, isEmpty } = given;
  const spaces = Object.entries(wordNamespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  const strict = (xml: string) =>
    isStrict ? xml.replaceAll(word, 'http://purl.oclc.org/ooxml/wordprocessingml/main') : xml;
  const xml = (content: string) => strict(head + content.replace(/^<[\w:]+/, (start) => start + spaces.join('')));
  const folder = main.slice(0, main.lastIndexOf('/'));
  const links = [
    ...Object.keys(parts).map((id) => ({ id, to: `${id}.xml` })),
    ...Object.keys(files).map((name) => ({ id: name.replace(/\..*/, ''), to: name })),
  ].map(({ id, to }) => `<Relationship Id="${id}" Type="${officeRelations}/${id}" Target="${to}"/>`);
  return zipOf({
    '[Content_Types].xml': contentTypes(main, 'wordprocessingml.document'),
    '_rels/.rels': relation('officeDocument', main),
    [`${folder}/_rels/${main.slice(folder.length + 1)}.rels`]: `${head}<Relationships xmlns="${relations}">${links.join('')}</Relationships>`,
    [main]: xml(isEmpty ? '<w:other/>' : `<w:document><w:body>${body}</w:body></w:document>`),
    ...Object.fromEntries(Object.entries(parts).map(([id, part]) => [`${folder}/${id}.xml`, xml(part)])),
    ...Object.fromEntries(Object.entries(files).map(([name, file]) => [`${folder}/${name}`, file])),
  });
}

export function xlsxOf(...values: (string | number | null)[]): Promise<Buffer> {
  return xlsxWith(['Prices'], values);
}

export function xlsxWith(names: string[], values: (string | number | null)[]): Promise<Buffer> {
  const sheets = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const cells = values.map((value, at) => {
    if (value === null) return '';
    const place = `r="${'ABCDE'[at]}1"`;
    if (typeof value === 'number') return `<c ${place} s="1"><v>${value}</v></c>`;
    return `<c ${place} t="inlineStr"><is><t>${value}</t></is></c>`;
  });
  const content = `${head}<worksheet xmlns="${sheet}"><sheetData><row r="1">${cells.join('')}</row></sheetData></worksheet>`;
  const files = names.map((_, at) => `worksheets/sheet${at + 1}.xml`);
  return zipOf({
    '[Content_Types].xml': contentTypes('xl/workbook.xml', 'spreadsheetml.sheet'),
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${head}<workbook xmlns="${sheet}" xmlns:r="${officeRelations}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', ...files).replace(
      '</Relationships>',
      `<Relationship Id="styles" Type="${officeRelations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': `${head}<styleSheet xmlns="${sheet}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(files.map((file) => [`xl/${file}`, content])),
  });
}

export function compoundFileOf(...streams: string[]): Buffer {
  const head = Buffer.alloc(512, 0xff);
  head.write('d0cf11e0a1b11ae1', 'hex');
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  [0xfffffffd, 3, 0xfffffffe, 0xfffffffe].forEach((next, sector) => {
    table.writeUInt32LE(next, sector * 4);
  });
  const directory = Buffer.alloc(8 * 128);
  ['Root Entry', ...streams].forEach((name, index) => {
    directory.write(name, index * 128, 'utf16le');
    directory.writeUInt16LE(2 * name.length + 2, index * 128 + 64);
  });
  const [first, second] = [directory.subarray(0, 512), directory.subarray(512)];
  return Buffer.concat([head, table, first, Buffer.alloc(512), second]);
}
