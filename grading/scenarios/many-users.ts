import { linkOffset } from '../checks/lists.ts';
import { at } from '../observe/exchange.ts';
import type { Incoming } from '../recording-proxy/incoming.ts';
import type { Intercept } from '../recording-proxy/recording-proxy.ts';
import { changedJson, jsonOf } from './change-json.ts';
import type { Conditions, Stage } from './scenario.ts';

const lists: Conditions = {
  setUp: async (stage) => {
    const userCount = await countUsers(stage);
    return { userCount, printedCount: userCount };
  },
  intercept: () => {
    let last: unknown;
    return pagesByLink(async (request, forward) => {
      const answer = await forward();
      const position = new URLSearchParams(request.target.split('?')[1] ?? '').get('page[number]') ?? '1';
      if (!/^\/v2\/admin\/users(\?|$)/.test(request.target) || answer.status !== 200) return answer;
      if (position === '2' && last !== undefined) {
        const repeated = changedJson(answer, (body) => ({ ...body, data: [last, ...listIn(body)] }));
        return { ...repeated, probe: 'repeated resource' };
      }
      const body = jsonOf(answer);
      if (position === '1') {
        last = listIn(body).at(-1);
        const [user, ...others] = listIn(body);
        return {
          ...changedJson(answer, (page) => ({ ...page, data: [withUnknownStatus(user), ...others] })),
          probe: 'an unknown value of an enumeration',
        };
      }
      if (at(body, 'links', 'next') !== null) return answer;
      return {
        ...changedJson(answer, (page) => ({ ...page, data: listIn(page).map(withNulls) })),
        probe: 'null values',
      };
    });
  },
};

async function countUsers({ tenant }: Stage): Promise<number> {
  return (await tenant.state()).users.filter(({ status }) => status === 'active').length;
}

const members: Conditions = {
  setUp: async (stage) => ({ userCount: await countUsers(stage) }),
  readFacts: async ({ tenant }) => {
    const { users, departments } = await tenant.state();
    const id = departments.find(({ name }) => name === 'Night Shift')?.id ?? '';
    const left = users.filter((user) => user.status === 'active' && ![user.departments].flat().includes(id)).length;
    return left === 0 ? {} : { unfinished: `${left} users as members of the department` };
  },
  intercept: () => pagesByLink((_request, forward) => forward()),
};

/** Raises the page numbers in `links` of responses. A client that counts pages itself requests lower numbers. */
function pagesByLink(inner: Intercept): Intercept {
  return async (request, forward) => {
    const target = request.target.replace(/(page(?:%5B|\[)number(?:%5D|\])=)(\d+)/i, (_whole, name, number) =>
      Number(number) > linkOffset ? `${name}${Number(number) - linkOffset}` : `${name}${number}`,
    );
    const lowered: Incoming = { ...request, target };
    const answer = await inner(lowered, (changes = {}) => forward({ target, ...changes }));
    return /^\/v2\/admin\/users(\?|$)/.test(target) && answer.status === 200
      ? { ...answer, ...raised(answer) }
      : answer;
  };
}

function raised(answer: Parameters<typeof changedJson>[0]) {
  return changedJson(answer, (body) => ({
    ...body,
    links: Object.fromEntries(Object.entries(Object(body['links'])).map(([name, link]) => [name, raisedLink(link)])),
  }));
}

function raisedLink(link: unknown): unknown {
  if (typeof link !== 'string') return link;
  return link.replace(/(page%5Bnumber%5D=)(\d+)/, (_whole, name, number) =>
    number === '1' ? `${name}1` : `${name}${Number(number) + linkOffset}`,
  );
}

function listIn(body: unknown): unknown[] {
  const data = at(body, 'data');
  return Array.isArray(data) ? data : [];
}

function withUnknownStatus(user: unknown): unknown {
  return { ...Object(user), attributes: { ...Object(at(user, 'attributes')), status: 'suspended' } };
}

function withNulls(user: unknown): unknown {
  const unknown = { firstName: null, lastName: null, jobTitle: null, roleId: null, roleName: null, lastLogin: null };
  const attributes = Object(at(user, 'attributes'));
  return { ...Object(user), attributes: { ...attributes, ...unknown, fullName: attributes.email, departments: [] } };
}

export const manyUsers: Readonly<Record<string, Conditions>> = { lists, members };
