import { type Exchange, formats } from './exchanges.ts';
import { wordsOf } from './words.ts';

/** The credentials of a recording: values in headers, queries and bodies with a name like `token`, and their parts. */
export function secretsIn(exchanges: readonly Exchange[]): Set<string> {
  const found = new Set<string>();
  const secretName = new RegExp(formats.secret, 'i');
  const add = (name: string, value: string): void => {
    if (!secretName.test(name)) return;
    // A word such as Bearer is no secret, and neither is a word that each target file contains.
    const parts = value.split(/[\s;,=]+/).filter((part) => !/^[A-Za-z]+$/.test(part));
    const isKnown = wordsOf(value).every(({ concepts }) => concepts.size > 0);
    for (const part of isKnown ? parts : [value, ...parts]) if (part.length >= 6) found.add(part);
  };
  for (const { headers, answerHeaders, query, body, answer } of exchanges) {
    for (const [name, value] of [...headers, ...answerHeaders, ...query]) add(name, value);
    visitTexts([body, answer], add);
  }
  return found;
}

/** Calls the function for each text and number in a JSON value, with the name of its property. */
export function visitTexts(value: unknown, use: (name: string, value: string) => void): void {
  let property = '';
  JSON.stringify(value, (name, inner: unknown) => {
    if (!/^\d*$/.test(name)) property = name;
    if (typeof inner === 'string' || typeof inner === 'number') use(property, String(inner));
    return inner;
  });
}

/** The last guard: a text of the file that is a secret of a recording is never written. */
export function withoutSecrets(text: string, secrets: ReadonlySet<string>): string {
  const longest = [...secrets].toSorted((one, other) => other.length - one.length);
  return longest.reduce((all, secret) => all.replaceAll(secret, 'SECRET'), text);
}
