import { buffer } from 'node:stream/consumers';
import { decodeText } from '../decode-text.ts';
import { Unreadable } from '../unreadable.ts';
import { type Archive, weighZip } from '../weigh-zip.ts';
import { Numbering } from './numbering.ts';
import { type Relation, readPart, relationsOf } from './package-parts.ts';
import { Story } from './story.ts';
import { isOn, Styles } from './styles.ts';

/** Returns the headers, the text, the footnotes, the endnotes and the footers of a Word file, as a reader sees them. */
export async function readDocx(bytes: Buffer): Promise<string> {
  return new WordFile(await weighZip(bytes)).read();
}

class WordFile {
  readonly #archive: Archive;
  #relations = new Map<string, Relation>();
  readonly #styles = new Styles();
  readonly #numbering = new Numbering(this.#styles);

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  async read(): Promise<string> {
    const roots = [...(await relationsOf(this.#archive, '')).values()];
    const main = roots.find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml';
    this.#relations = await relationsOf(this.#archive, main);
    await readPart(this.#archive, this.#partOf('styles'), this.#styles);
    await readPart(this.#archive, this.#partOf('numbering'), this.#numbering);
    const story = new Story(this.#numbering, await this.#hasEvenPages());
    await readPart(this.#archive, main, story);
    if (!story.isWord) throw new Error('the file has no Word document');
    for (const { block, id } of story.chunks) story.blocks[block] = await this.#chunk(id);
    const notes = [...(await this.#notes('footnotes', story)), ...(await this.#notes('endnotes', story))];
    const [headers, footers] = [await this.#margins('header', story), await this.#margins('footer', story)];
    return [...headers, ...story.blocks, ...notes, ...footers].join('\n\n');
  }

  #partOf(type: string): string | undefined {
    return [...this.#relations.values()].find((each) => each.type === type)?.target;
  }

  async #hasEvenPages(): Promise<boolean> {
    let hasEvenPages = false;
    await readPart(this.#archive, this.#partOf('settings'), {
      open: (name, attributes) => {
        if (name === 'w:evenAndOddHeaders') hasEvenPages = isOn(attributes);
      },
    });
    return hasEvenPages;
  }

  async #notes(type: string, { references }: Story): Promise<string[]> {
    const part = new Story(this.#numbering);
    const ids = new Set(references.filter((each) => each.type === type).map(({ id }) => id));
    if (ids.size > 0) await readPart(this.#archive, this.#partOf(type), part);
    return [...ids].flatMap((id) => part.notes.get(id) ?? []);
  }

  async #margins(type: string, { references }: Story): Promise<string[]> {
    const ids = references.filter((each) => each.type === type).map(({ id }) => id);
    const blocks: string[] = [];
    for (const part of new Set(ids.map((id) => this.#relations.get(id)?.target))) {
      const story = new Story(this.#numbering);
      await readPart(this.#archive, part, story);
      blocks.push(...story.blocks);
    }
    return blocks;
  }

  /** Returns the text of a file inside the file (`w:altChunk`). */
  async #chunk(id: string): Promise<string> {
    const target = this.#relations.get(id)?.target ?? '';
    const part = await this.#archive(target);
    if (part && target.endsWith('.docx')) return readDocx(await buffer(part));
    if (part && target.endsWith('.txt')) return decodeText(await buffer(part));
    throw new Unreadable(`the file contains another file whose text cannot be read: ${JSON.stringify(target)}`);
  }
}
