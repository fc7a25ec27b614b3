import { buffer } from 'node:stream/consumers';
import {
  type Archive,
  hasPart,
  openArchive,
  openPart,
  type Relation,
  relationsOf,
} from '../../../../spreadsheets/archive.ts';
import { decodeText } from '../decode-text.ts';
import { Unreadable } from '../unreadable.ts';
import { readXml, type XmlReader } from '../xml.ts';
import { Numbering } from './numbering.ts';
import { Story } from './story.ts';
import { isOn, Styles } from './styles.ts';

export const docxLimits = { unpackedBytes: 64 * 1024 * 1024, parts: 5_000 };

/** Returns the headers, the text, the footnotes, the endnotes and the footers of a Word file, as a reader sees them. */
export async function readDocx(bytes: Buffer): Promise<string> {
  return new WordFile(await openArchive(bytes, docxLimits)).read();
}

class WordFile {
  readonly #archive: Archive;
  #relations: Relation[] = [];
  readonly #styles = new Styles();
  readonly #numbering = new Numbering(this.#styles);

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  async read(): Promise<string> {
    const roots = await relationsOf(this.#archive, '');
    const main = roots.find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml';
    this.#relations = await relationsOf(this.#archive, main);
    await this.#readPart(this.#partOf('styles'), this.#styles);
    await this.#readPart(this.#partOf('numbering'), this.#numbering);
    const story = new Story(this.#numbering, await this.#hasEvenPages());
    await this.#readPart(main, story);
    if (!story.isWord) throw new Error('the file has no Word document');
    for (const { block, id } of story.chunks) story.blocks[block] = await this.#chunk(id);
    const notes = [...(await this.#notes('footnotes', story)), ...(await this.#notes('endnotes', story))];
    const [headers, footers] = [await this.#margins('header', story), await this.#margins('footer', story)];
    return [...headers, ...story.blocks, ...notes, ...footers].join('\n\n');
  }

  /** A missing part has no content. */
  async #readPart(name: string | undefined, reader: XmlReader): Promise<void> {
    if (name !== undefined && hasPart(this.#archive, name)) await readXml(await openPart(this.#archive, name), reader);
  }

  #targetOf(id: string): string | undefined {
    return this.#relations.find((each) => each.id === id)?.target;
  }

  #partOf(type: string): string | undefined {
    return this.#relations.find((each) => each.type === type)?.target;
  }

  async #hasEvenPages(): Promise<boolean> {
    let hasEvenPages = false;
    await this.#readPart(this.#partOf('settings'), {
      open: (name, attributes) => {
        if (name === 'w:evenAndOddHeaders') hasEvenPages = isOn(attributes);
      },
    });
    return hasEvenPages;
  }

  async #notes(type: string, { references }: Story): Promise<string[]> {
    const part = new Story(this.#numbering);
    const ids = new Set(references.filter((each) => each.type === type).map(({ id }) => id));
    if (ids.size > 0) await this.#readPart(this.#partOf(type), part);
    return [...ids].flatMap((id) => part.notes.get(id) ?? []);
  }

  async #margins(type: string, { references }: Story): Promise<string[]> {
    const ids = references.filter((each) => each.type === type).map(({ id }) => id);
    const blocks: string[] = [];
    for (const part of new Set(ids.map((id) => this.#targetOf(id)))) {
      const story = new Story(this.#numbering);
      await this.#readPart(part, story);
      blocks.push(...story.blocks);
    }
    return blocks;
  }

  async #chunk(id: string): Promise<string> {
    const target = this.#targetOf(id) ?? '';
    const read = /\.docx$/.test(target) ? readDocx : /\.txt$/.test(target) ? decodeText : undefined;
    if (read && hasPart(this.#archive, target)) return read(await buffer(await openPart(this.#archive, target)));
    throw new Unreadable(`the file contains another file whose text cannot be read: ${JSON.stringify(`/${target}`)}`);
  }
}
