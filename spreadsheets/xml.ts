import { type SaxesOptions, SaxesParser } from 'saxes';

export interface XmlHandlers {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const deepest = 100;

/** Passes names without their prefix. Throws if the XML is not well-formed. */
export async function readXmlPart(
  chunks: AsyncIterable<Uint8Array>,
  { open, text, close }: XmlHandlers,
): Promise<void> {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw new Error(`elements are nested more than ${deepest} levels deep`);
    open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(localName(name));
  });
  await parseXml(parser, chunks, { text });
}

interface Parsing {
  text?: ((text: string) => void) | undefined;
  /** Reading stops if this function returns true. */
  isFull?: () => boolean;
  /** Invalid bytes become U+FFFD instead of an error. */
  isLenient?: boolean;
}

export async function parseXml<Options extends SaxesOptions>(
  parser: SaxesParser<Options>,
  chunks: AsyncIterable<Uint8Array>,
  { text, isFull, isLenient = false }: Parsing,
): Promise<void> {
  if (text) for (const event of ['text', 'cdata'] as const) parser.on(event, text);
  let decoder: ReturnType<typeof decoderOf> | undefined;
  for await (const chunk of chunks) {
    decoder ??= decoderOf(chunk, isLenient);
    parser.write(decoder.decode(chunk, { stream: true }));
    if (isFull?.()) return;
  }
  parser.close();
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Without a byte order mark, the zero bytes of the first `<` show UTF-16, whatever encoding the XML declares. */
function decoderOf(chunk: Uint8Array, isLenient: boolean) {
  const [first, second] = chunk;
  const head = Buffer.from(chunk.subarray(0, 200)).toString('latin1');
  const [, declared = 'utf-8'] = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)/.exec(head) ?? [];
  const byBytes = first === 0xff || second === 0 ? 'utf-16le' : first === 0xfe || first === 0 ? 'utf-16be' : undefined;
  const isWide = /^(utf-16|ucs-2)/i.test(declared);
  return new TextDecoder(byBytes ?? (isWide ? 'utf-8' : declared), { fatal: !isLenient });
}
