import type { NextPage } from '../target/types.ts';
import { expressionOf, inPart } from './bind.ts';
import { wordsOf } from './match.ts';
import type { ApiOperation, Place } from './places.ts';

/** Guesses how a list continues: with a URL or a token of the response, a page number or a `Link` header. */
export function nextPage({ places }: ApiOperation): NextPage | undefined {
  const means = ({ path }: Place, concept: string) =>
    path.some((part) => wordsOf(part).some(({ concepts }) => concepts.get(concept) === 1));
  const asked = inPart('query', places).filter(({ path }) => !/size|limit|per/i.test(path.join()));
  const query = (concept: string) => asked.find((place) => means(place, concept))?.path[0];
  const following = inPart('response', places).filter(
    (place) => /string|any/.test(place.type) && !place.path.includes('[]') && means(place, 'next'),
  );
  const isUrl = (value: unknown) => /^(https?:\/)?\//.test(String(value));
  const url = following.find((place) => means(place, 'url') || place.values.some(isUrl));
  if (url !== undefined) return { url: expressionOf(url.path) };
  const [token, parameter, page] = [following[0], query('next'), query('page')];
  if (token !== undefined && parameter !== undefined) return { token: expressionOf(token.path), parameter };
  const counted = offsetPage(places, query('offset'));
  if (counted !== undefined) return counted;
  if (page !== undefined) return { page };
  const isLinked = inPart('responseHeaders', places).some(({ path }) => /^link$/i.test(path.join()));
  return isLinked ? { link: 'next' } : undefined;
}

/** The next offset, if the response shows the offset of its first item and the number of all items. */
function offsetPage(places: readonly Place[], parameter: string | undefined): NextPage | undefined {
  const outside = inPart('response', places).filter(
    ({ path }) => path.length > 0 && !path.some((part) => part === '[]'),
  );
  const means = ({ path }: Place, concept: string) =>
    wordsOf(path.at(-1) ?? '').some(({ concepts }) => concepts.get(concept) === 1);
  const number = (concept: string) =>
    outside.find((place) => /integer|number|any/.test(place.type) && means(place, concept));
  const [offset, total, list] = [number('offset'), number('total'), outside.find(({ type }) => type === 'array')];
  if (parameter === undefined || !offset || !total || !list) return undefined;
  const [first, all, items] = [offset, total, list].map(({ path }) => expressionOf(path));
  const next = `${first} + length(${items})`;
  return { token: `length(${items}) > \`0\` && ${next} < ${all} && to_string(${next}) || \`null\``, parameter };
}
