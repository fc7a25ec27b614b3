import { at, type ClientExchange, queryOf } from '../observe/exchange.ts';
import { type Check, each, failed, notObserved, passed } from '../observe/finding.ts';
import { reportedFailure, type Transcript } from '../observe/transcript.ts';

interface Page {
  exchange: ClientExchange;
  next: string | null;
}

const pageParameters = ['page[number]', 'page'];

function pagesOf({ exchanges }: Transcript): Page[] {
  return exchanges.flatMap((exchange) => {
    const { body } = exchange.answer ?? {};
    if (exchange.method !== 'GET' || exchange.status !== 200 || !exchange.isWhole) return [];
    const next = at(body, 'links', 'next') !== undefined ? at(body, 'links', 'next') : at(body, 'next');
    return typeof next === 'string' || next === null ? [{ exchange, next }] : [];
  });
}

function numberIn(query: URLSearchParams): string {
  return pageParameters.flatMap((name) => query.get(name) ?? []).at(0) ?? '1';
}

const numberOf = (exchange: ClientExchange) => numberIn(queryOf(exchange));
const numberOfNext = (next: string) => numberIn(new URL(next, 'http://sandbox.invalid').searchParams);

/** A client that requests a page above this number follows `links` and does not count pages itself. */
export const linkOffset = 100;

function positionOf(number: string): number {
  return Number(number) > linkOffset ? Number(number) - linkOffset : Number(number);
}

function isSameList(one: ClientExchange, other: ClientExchange): boolean {
  const filters = (exchange: ClientExchange) => {
    const query = [...queryOf(exchange)].filter(([name]) => !/^page(Size)?(\[|$)/.test(name)).map(String);
    return `${exchange.operation} ${query.sort().join('&')}`;
  };
  return filters(one) === filters(other);
}

function requestsAfter({ exchanges }: Transcript, page: ClientExchange): ClientExchange[] {
  return exchanges.filter((other) => other.id > page.id && isSameList(page, other));
}

const noPages = 'The client read no list with more than one page.';

export const lists: Readonly<Record<string, Check>> = {
  'lists-complete': each(noPages, pagesOf, ({ exchange, next }, scene) => {
    if (next === null || scene.facts['allPages'] !== true) return undefined;
    const wanted = positionOf(numberOfNext(next));
    const following = scene.exchanges.find(
      (other) => isSameList(exchange, other) && positionOf(numberOf(other)) === wanted,
    );
    if (following) return passed('The client requested every following page.', exchange, following);
    if (reportedFailure(scene)) return undefined;
    return failed('The page had a next page, which the client did not request.', exchange);
  }),

  'lists-follow-next': each(noPages, pagesOf, ({ exchange, next }, scene) => {
    const [following] = requestsAfter(scene, exchange).filter((other) => other.path !== exchange.path);
    if (next === null || !following || positionOf(numberOf(following)) === 1) return undefined;
    return numberOf(following) === numberOfNext(next)
      ? passed('The client requested the page that the link names.', exchange, following)
      : failed('The client requested another page than the link names.', exchange, following);
  }),

  'lists-stop': each('The client did not read a list to its last page.', pagesOf, ({ exchange, next }, scene) => {
    const position = positionOf(numberOf(exchange));
    if (next !== null || position === 1) return undefined;
    const beyond = requestsAfter(scene, exchange).find((other) => positionOf(numberOf(other)) > position);
    if (beyond) return failed('The client requested a page after the last one.', exchange, beyond);
    return passed('The client stopped at the last page.', exchange);
  }),

  'lists-duplicates': ({ exchanges, facts, client }) => {
    const repeated = exchanges.find(({ probe }) => probe === 'repeated resource');
    const printed = client?.output.trim().split('\n').at(-1)?.match(/\d+/g) ?? [];
    if (!repeated) return notObserved('The client did not read a page that contains a user of the page before.');
    if (printed.length !== 1) return notObserved('The last line of the output was not one number of users.');
    const [count, wanted] = [Number(printed.at(-1)), Number(facts['userCount'])];
    if (count < wanted)
      return notObserved(`The client printed ${count} users, fewer than the ${wanted} different ones.`);
    return count === wanted
      ? passed('The client counted a user that two pages contain once.', repeated)
      : failed(`The client printed ${count} users; there are ${wanted} different ones.`, repeated);
  },
};
