import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { ZipFile } from 'yazl';
import { clausesOf } from './clauses.ts';
import type { Plan } from './plan.ts';

export interface Paragraph {
  style: 'title' | 'heading' | 'text';
  text: string;
}

export function nameOf({ kind, party, person, version, type }: Plan): string {
  const other = kind === 'Employment Agreement' ? person : party.name.replace(/\.+$/, '');
  return `${kind} - ${other}${version > 1 ? `, version ${version}` : ''}.${type}`;
}

export function draw(plan: Plan): Promise<Buffer> {
  const paragraphs = paragraphsOf(plan);
  return plan.type === 'pdf' ? drawPdf(nameOf(plan), paragraphs, plan.created) : drawDocx(paragraphs, plan.created);
}

function paragraphsOf(plan: Plan): Paragraph[] {
  const { kind, party, person, effective } = plan;
  const other = kind === 'Employment Agreement' ? person : `${party.name}, ${party.place}`;
  return [
    { style: 'title', text: kind },
    { style: 'text', text: `between Aurora Industries SE, Hamburg ("Aurora"), and ${other}. Effective ${effective}.` },
    ...clausesOf[kind].flatMap(({ heading, paragraphs }, index): Paragraph[] => [
      { style: 'heading', text: `${index + 1}. ${heading}` },
      ...paragraphs(plan).map((text): Paragraph => ({ style: 'text', text })),
    ]),
    { style: 'text', text: `Signed for Aurora Industries SE and for ${other} on ${effective}.` },
  ];
}

const sizes = { title: 18, heading: 12, text: 10 };

export function drawPdf(Title: string, paragraphs: readonly Paragraph[], created: number): Promise<Buffer> {
  const CreationDate = new Date(created);
  const document = new PDFDocument({ size: 'A4', margin: 64, info: { Title, CreationDate } });
  const bytes = buffer(document);
  for (const { style, text } of paragraphs) {
    document.font(style === 'text' ? 'Helvetica' : 'Helvetica-Bold').fontSize(sizes[style]);
    document.text(text).moveDown(0.6);
  }
  document.end();
  return bytes;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const types = 'application/vnd.openxmlformats-';

/** The parts of a Word file (ECMA-376) that are equal in all sample agreements. */
const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${types}package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}officedocument.wordprocessingml.document.main+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
};

export function drawDocx(paragraphs: readonly Paragraph[], created: number): Promise<Buffer> {
  const body = paragraphs.map(({ style, text }) => {
    const bold = style === 'text' ? '' : '<w:b/>';
    const look = `<w:rPr>${bold}<w:sz w:val="${sizes[style] * 2}"/></w:rPr>`;
    return `<w:p><w:r>${look}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
  });
  const zip = new ZipFile();
  const mtime = new Date(created);
  const document = `${head}<w:document xmlns:w="${word}"><w:body>${body.join('')}</w:body></w:document>`;
  for (const [name, xml] of Object.entries({ ...fixedParts, 'word/document.xml': document })) {
    zip.addBuffer(Buffer.from(xml), name, { mtime, forceDosTimestamp: true });
  }
  zip.end();
  return buffer(zip.outputStream as AsyncIterable<Buffer>);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
