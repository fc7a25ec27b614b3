import type { Attributes } from '../xml.ts';

interface Part {
  name: string;
  attributes: Attributes;
  parts: Part[];
  text: string;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';

/** Collects the elements of one formula, and writes the formula in one line: 1/2, x², √(a+b). */
export class Formula {
  readonly #open: Part[] = [newPart('m:oMath', {})];

  open(name: string, attributes: Attributes): void {
    const part = newPart(name, attributes);
    this.#open.at(-1)?.parts.push(part);
    this.#open.push(part);
  }

  text(text: string): void {
    const part = this.#open.at(-1);
    if (part && (part.name === 'm:t' || part.name === 'w:t')) part.text += text;
  }

  close(): string | undefined {
    const part = this.#open.pop();
    return part && this.#open.length === 0 ? written(part) : undefined;
  }
}

function newPart(name: string, attributes: Attributes): Part {
  return { name, attributes, parts: [], text: '' };
}

function written(part: Part): string {
  if (part.name.endsWith('Pr')) return '';
  return writers[part.name]?.(part) ?? part.text + part.parts.map(written).join('');
}

const writers: Readonly<Record<string, (part: Part) => string>> = {
  'm:f': (part) => `${grouped(inner(part, 'm:num'))}/${grouped(inner(part, 'm:den'))}`,
  'm:sub': (part) => script('_', subscripts, part),
  'm:sup': (part) => script('^', superscripts, part),
  'm:deg': (part) => script('^', superscripts, part),
  'm:rad': (part) => `${inner(part, 'm:deg')}√${grouped(inner(part, 'm:e'))}`,
  'm:nary': (part) =>
    `${setting(part, 'm:chr', '∫')}${allOf(part, 'm:sub')}${allOf(part, 'm:sup')} ${allOf(part, 'm:e')}`,
  'm:func': (part) => `${allOf(part, 'm:fName')} ${allOf(part, 'm:e')}`,
  'm:d': (part) => {
    const inside = part.parts.filter(({ name }) => name === 'm:e').map(written);
    const between = inside.join(setting(part, 'm:sepChr', '|'));
    return `${setting(part, 'm:begChr', '(')}${between}${setting(part, 'm:endChr', ')')}`;
  },
  'm:mr': (part) => `${part.parts.map(written).join(' ')}\n`,
  'm:eqArr': (part) => part.parts.map(written).join('\n'),
};

function allOf(part: Part, name: string): string {
  return part.parts
    .filter((each) => each.name === name)
    .map(written)
    .join('');
}

function inner(part: Part, name: string): string {
  return allOf(part, name).trim();
}

/** The properties of an element come first, in an element such as `m:dPr`. */
function setting({ parts }: Part, name: string, usual: string): string {
  const found = parts.find((each) => each.name.endsWith('Pr'))?.parts.find((each) => each.name === name);
  return found ? (found.attributes['val'] ?? '') : usual;
}

function script(sign: string, signs: string, part: Part): string {
  const text = part.parts.map(written).join('');
  const small = Array.from(text, (each) =>
    [...signs].find((sign) => sign.normalize('NFKC') === each.replace('-', '−')),
  );
  return small.includes(undefined) ? `${sign}${grouped(text)}` : small.join('');
}

function grouped(text: string): string {
  return /^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`;
}
