import type { NextPage } from '../target/types.ts';
import type { ApiOperation, Place } from './api.ts';
import { expressionOf, ownPlaces } from './expression.ts';
import { wordsOf } from './words.ts';

/** Guesses how a list continues: with a URL or a token of the response, a page number or a `Link` header. */
export function nextPage({ query, response, responseHeaders }: ApiOperation): NextPage | undefined {
  const following = ownPlaces(response.places, []).filter((place) => place.type !== 'object' && has(place, 'next'));
  const url = following.find((place) => has(place, 'url') || place.values.some((value) => /^(https?:\/)?\//.test(String(value))));
  if (url !== undefined) return { url: expressionOf(url.path) };
  const token = following.find(({ path }) => !/has|more|previous|prev/i.test(path.at(-1) ?? ''));
  const parameter = query.find((place) => has(place, 'next'))?.path[0];
  if (token !== undefined && parameter !== undefined) return { token: expressionOf(token.path), parameter };
  const page = query.find((place) => has(place, 'page') && !/size|limit|per/i.test(place.path[0] ?? ''))?.path[0];
  if (page !== undefined) return { page };
  return responseHeaders.includes('link') ? { link: 'next' } : undefined;
}

function has({ path }: Place, concept: string): boolean {
  return path.some((part) => wordsOf(part).some(({ concepts }) => concepts.get(concept) === 1));
}
