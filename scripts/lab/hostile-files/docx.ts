import type { HostileFile } from './hostile-file.ts';
import { filled, lieAboutSize, type PartContent, packageParts, zipOf } from './zip-parts.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const begin = `<w:document xmlns:w="${word}"><w:body>`;
const end = '</w:body></w:document>';
const part = 'word/document.xml';

function docxOf(document: PartContent, parts: Record<string, PartContent> = {}): Promise<Buffer> {
  return zipOf({ ...packageParts(part, 'wordprocessingml.document'), ...parts, [part]: document });
}

/** Returns XML with ten nested entities. If a parser expands them, the text has ten billion characters. */
function entities(): string {
  const names = [...'abcdefghij'];
  const declared = names.map((name, index) => `<!ENTITY ${name} "${`&${names[index - 1] ?? 'lt'};`.repeat(10)}">`);
  return `<!DOCTYPE d [${declared.join('')}]>${begin}<w:p><w:r><w:t>&j;</w:t></w:r></w:p>${end}`;
}

const makers: Readonly<Record<string, () => Promise<Buffer>>> = {
  'unpacks to 600 MiB': () => docxOf(filled(600, ' ', [begin, end])),
  'lies about its size': async () => lieAboutSize(await docxOf(filled(400, ' ', [begin, end])), part, 1_000),
  '60 MiB of small elements': () => docxOf(filled(60, '<w:p/>', [begin, end])),
  '60 MiB of one text': () => docxOf(filled(60, 'a', [`${begin}<w:p><w:r><w:t>`, `</w:t></w:r></w:p>${end}`])),
  'elements in elements': () => docxOf(filled(30, '<w:p>', [begin, ''])),
  'entities of entities': () => docxOf(entities()),
  '20,000 parts': () =>
    docxOf(`${begin}${end}`, Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`p${at}`, '']))),
  'a list of types of 400 MiB': () => docxOf(`${begin}${end}`, { '[Content_Types].xml': filled(400, ' ') }),
  'attributes by the million': () => docxOf(filled(40, 'a="" ', [`${begin}<w:p `, `/>${end}`])),
};

export const hostileDocx: readonly HostileFile[] = Object.entries(makers).map(([what, make]) => ({
  kind: `DOCX: ${what}`,
  name: 'hostile.docx',
  to: 'documents',
  make,
}));
