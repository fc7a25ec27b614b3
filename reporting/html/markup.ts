import { visible } from '../../conformance/text.ts';

/** Escaped HTML or XML text. Only the function `markup` creates objects of this class. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

type Value = Markup | string | number | null | undefined | false | readonly Value[];

/** Escapes all values that are not `Markup`. Omits values that are null, undefined or false. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(strings.map((text, at) => text + (at < values.length ? rendered(values[at]) : '')).join(''));
}

function rendered(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(rendered).join('');
  return escapeMarkup(String(value));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeMarkup(text: string): string {
  return visible(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
