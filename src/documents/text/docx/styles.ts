import type { Attributes, XmlReader } from '../xml.ts';

interface Style {
  parent?: string;
  numId?: string;
  level?: number;
}

/** A switch such as `w:titlePg` is on unless its value says otherwise. */
export const isOn = ({ val = 'true' }: Attributes): boolean => ['true', '1', 'on'].includes(val);

export class Styles implements XmlReader {
  readonly #styles = new Map<string, Style>();
  #style: Style = {};
  #default: string | undefined;

  open(name: string, attributes: Attributes): void {
    const { val = '', styleId = '' } = attributes;
    if (name === 'w:style') {
      this.#style = {};
      this.#styles.set(styleId, this.#style);
      if (attributes['type'] === 'paragraph' && isOn({ val: attributes['default'] ?? '0' })) this.#default = styleId;
    } else if (name === 'w:basedOn') this.#style.parent = val;
    else if (name === 'w:numId') this.#style.numId = val;
    else if (name === 'w:ilvl') this.#style.level = Number(val);
  }

  /** Returns the style that names the list of a paragraph: the style of the paragraph, or one on which it is based. */
  listOf(id = this.#default): Style {
    const seen = new Set<Style>();
    for (let style = this.#styles.get(id ?? ''); style && !seen.has(style); ) {
      if (style.numId !== undefined) return style;
      seen.add(style);
      style = this.#styles.get(style.parent ?? '');
    }
    return {};
  }
}
