import type { Attributes, XmlReader } from '../xml.ts';
import numerals from './numerals.json' with { type: 'json' };
import { isOn, type Styles } from './styles.ts';
import { symbolsIn } from './symbols.ts';

interface Level {
  start: number;
  format: string;
  text: string;
  /** The number restarts after a paragraph of this level (1 is the first level). 0 means never. */
  restart?: number;
  isLegal?: boolean;
  style?: string;
  font?: string;
}

interface List {
  levels: (Level | undefined)[];
  link?: string;
  counts: (number | undefined)[];
}

interface Num {
  list: string;
  levels: (Level | undefined)[];
  starts: (number | undefined)[];
}

export interface Numbered {
  style?: string;
  numId?: string;
  level?: number;
}

/** The automatic numbers of paragraphs (`numbering.xml`), in the order of the paragraphs. */
export class Numbering implements XmlReader {
  readonly #styles: Styles;
  readonly #lists = new Map<string, List>();
  readonly #nums = new Map<string, Num>();
  #list: List = { levels: [], counts: [] };
  #num: Num | undefined;
  #level: Level = { start: 1, format: 'decimal', text: '' };
  #number = 0;

  constructor(styles: Styles) {
    this.#styles = styles;
  }

  open(name: string, attributes: Attributes): void {
    const { val = '', ilvl, numId = '', abstractNumId = '' } = attributes;
    if (ilvl !== undefined) this.#number = Number(ilvl);
    if (name === 'w:abstractNum') {
      this.#list = { levels: [], counts: [] };
      this.#lists.set(abstractNumId, this.#list);
    } else if (name === 'w:num') {
      this.#num = { list: '', levels: [], starts: [] };
      this.#nums.set(numId, this.#num);
    } else if (name === 'w:lvl') {
      this.#level = { start: 1, format: 'decimal', text: '' };
      (this.#num ?? this.#list).levels[this.#number] = this.#level;
    } else if (name === 'w:numStyleLink') this.#list.link = val;
    else if (name === 'w:abstractNumId' && this.#num) this.#num.list = val;
    else if (name === 'w:startOverride' && this.#num) this.#num.starts[this.#number] = Number(val);
    else this.#readLevel(name, attributes);
  }

  #readLevel(name: string, attributes: Attributes): void {
    const { val = '' } = attributes;
    if (name === 'w:start') this.#level.start = Number(val);
    else if (name === 'w:numFmt') this.#level.format = val;
    else if (name === 'w:lvlText') this.#level.text = val;
    else if (name === 'w:lvlRestart') this.#level.restart = Number(val);
    else if (name === 'w:isLgl') this.#level.isLegal = isOn(attributes);
    else if (name === 'w:pStyle') this.#level.style = val;
    else if (name === 'w:rFonts') this.#level.font = attributes['ascii'] ?? attributes['hAnsi'] ?? '';
  }

  /** Counts a paragraph, and returns its number as the program shows it before the text of the paragraph. */
  labelOf({ style, numId, level }: Numbered): string {
    const ofStyle = this.#styles.listOf(style);
    const num = this.#nums.get(numId ?? ofStyle.numId ?? '');
    const list = num && this.#listOf(num);
    if (!list) return '';
    const linked = list.levels.findIndex((each) => each !== undefined && each.style === style);
    const at = level ?? (numId === undefined && linked >= 0 ? linked : (ofStyle.level ?? 0));
    this.#count(num, list, at);
    const shown = num.levels[at] ?? list.levels[at];
    if (!shown) return '';
    const label = symbolsIn(shown.text, shown.font).replace(/%([1-9])/g, (_, digit) => {
      const counted = Number(digit) - 1;
      const format = shown.isLegal ? 'decimal' : ((num.levels[counted] ?? list.levels[counted])?.format ?? 'decimal');
      return formatNumber(format, list.counts[counted] ?? 1);
    });
    return label === '' ? '' : `${label} `;
  }

  #listOf(num: Num): List | undefined {
    const list = this.#lists.get(num.list);
    const linked = this.#nums.get(this.#styles.listOf(list?.link).numId ?? '');
    return (list?.link !== undefined && linked && this.#lists.get(linked.list)) || list;
  }

  #count(num: Num, list: List, at: number): void {
    const { counts } = list;
    const startOf = (level: number) => num.starts[level] ?? (num.levels[level] ?? list.levels[level])?.start ?? 1;
    for (let above = 0; above < at; above++) counts[above] ??= startOf(above);
    if (num.starts[at] !== undefined && !this.#begun.has(num)) counts[at] = undefined;
    this.#begun.add(num);
    counts[at] = (counts[at] ?? startOf(at) - 1) + 1;
    for (let below = at + 1; below < counts.length; below++) {
      const restart = (num.levels[below] ?? list.levels[below])?.restart ?? below;
      if (at < restart) counts[below] = undefined;
    }
  }

  readonly #begun = new Set<Num>();
}

const { chinese, korean, ones, tens } = numerals;
const alphabets: Readonly<Record<string, string>> = numerals.alphabets;
/** Systems of digits that programs for text processing offer beside the Arabic digits. */
const digits: Readonly<Record<string, string>> = numerals.digits;
const endings: Readonly<Record<string, string>> = numerals.endings;
const irregular: Readonly<Record<string, string>> = numerals.irregular;
const roman = Object.entries(numerals.roman);

/** Formats the number of a paragraph (`w:numFmt`). Formats that are not listed here become Arabic digits. */
function formatNumber(format: string, number: number): string {
  const alphabet = [...(alphabets[format] ?? '')];
  if (alphabet.length > 0) return lettered(alphabet, number);
  const system = digits[format];
  if (system !== undefined) return number.toLocaleString(`en-u-nu-${system}`, { useGrouping: false });
  return (formats[format] ?? String)(number);
}

const formats: Readonly<Record<string, (number: number) => string>> = {
  none: () => '',
  bullet: () => '',
  decimalZero: (number) => String(number).padStart(2, '0'),
  decimalEnclosedCircle: (number) => (number <= 20 ? String.fromCodePoint(0x245f + number) : String(number)),
  lowerRoman,
  upperRoman: (number) => lowerRoman(number).toUpperCase(),
  ordinal: (number) => `${number}${endings[ordinals.select(number)]}`,
  cardinalText: (number) => capitalized(spelled(number)),
  ordinalText: (number) => capitalized(spelled(number).replace(/[a-z]+$/, (word) => irregular[word] ?? regular(word))),
  chineseCounting: (number) => counted(chinese, number),
  chineseCountingThousand: (number) => counted(chinese, number),
  taiwaneseCounting: (number) => counted(chinese, number),
  taiwaneseCountingThousand: (number) => counted(chinese, number),
  japaneseCounting: (number) => counted(chinese, number),
  koreanCounting: (number) => counted(korean, number, '십', '백'),
};

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const regular = (word: string) => `${word.replace(/y$/, 'ie')}th`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** After the last letter, the letters are doubled: z, aa, bb. */
function lettered(alphabet: readonly string[], number: number): string {
  if (number < 1 || number > 1_000) return String(number);
  const sign = alphabet[(number - 1) % alphabet.length] ?? '';
  return sign.repeat(Math.ceil(number / alphabet.length));
}

function lowerRoman(number: number): string {
  if (number < 1 || number > 9_999) return String(number);
  let [rest, text] = [number, ''];
  for (const [letters, value] of roman) {
    text += letters.repeat(rest / value);
    rest %= value;
  }
  return text;
}

function spelled(number: number): string {
  if (number < 1 || number > 99) return String(number);
  if (number < 20) return ones[number] ?? '';
  const rest = number % 10;
  return `${tens[Math.floor(number / 10)]}${rest > 0 ? `-${ones[rest]}` : ''}`;
}

/** In these scripts, 25 is written as the signs for two, ten and five. */
function counted(signs: string, number: number, ten = '十', hundred = '百'): string {
  if (number < 0 || number > 999) return String(number);
  if (number < 10) return signs.charAt(number);
  const part = (count: number, unit: string) => (count === 0 ? '' : `${count > 1 ? signs.charAt(count) : ''}${unit}`);
  const rest = number % 10;
  return `${part(Math.floor(number / 100), hundred)}${part(Math.floor(number / 10) % 10, ten)}${rest > 0 ? signs.charAt(rest) : ''}`;
}
