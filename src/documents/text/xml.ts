import { SaxesParser } from 'saxes';
import { parseXml } from '../../../spreadsheets/xml.ts';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlReader {
  /** `name` has the usual prefix of its namespace, whatever prefix the file declares. */
  open: (name: string, attributes: Attributes, namespaceOf: (prefix: string) => string | undefined) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
  /** Reading stops if this function returns true. */
  isFull?: () => boolean;
}

const office = 'schemas.openxmlformats.org/officeDocument/2006';

/** Both forms of the standard (transitional and strict) have the same prefix. */
const prefixes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w:',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w:',
  [`http://${office}/math`]: 'm:',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm:',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc:',
};

/** Parses an XML part of a Word file while it is decompressed. Ignores document types and their entities. */
export async function readXml(part: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const nameOf = ({ uri, local, name }: { uri: string; local: string; name: string }) => {
    const prefix = prefixes[uri];
    return prefix === undefined ? name : prefix + local;
  };
  parser.on('opentag', (tag) => {
    const attributes = Object.fromEntries(Object.values(tag.attributes).map(({ local, value }) => [local, value]));
    reader.open(nameOf(tag), attributes, (prefix) => parser.resolve(prefix));
  });
  parser.on('closetag', (tag) => reader.close?.(nameOf(tag)));
  const isFull = () => reader.isFull?.() ?? false;
  await parseXml(parser, part, { text: (text) => reader.text?.(text), isFull, isLenient: true });
}
