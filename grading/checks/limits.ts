import { at, type ClientExchange, isSameRequest, retryAfterOf } from '../observe/exchange.ts';
import { type Check, each, failed, notObserved, passed } from '../observe/finding.ts';
import { hasEnded, reportedSuccess, type Transcript } from '../observe/transcript.ts';

/** Timers can fire early, so a client's pause may be too short by this number of milliseconds. */
const tolerance = 100;
const mostMembers = 500;

export function repetitionOf({ exchanges }: Transcript, exchange: ClientExchange): ClientExchange | undefined {
  return exchanges.find((other) => other.id > exchange.id && isSameRequest(exchange, other));
}

/** A 503 response of a gateway, which has a date in Retry-After. The contract promises a number. */
export const dateProbe = 'status 503 with a date';

const otherwise: readonly (string | null)[] = ['outage', dateProbe];

export function repeats(status: number): Check {
  return repeated(`${status}`, ({ exchanges }) =>
    exchanges.filter((each) => each.status === status && each.method === 'GET' && !otherwise.includes(each.probe)),
  );
}

export function repeated(problem: string, readsOf: (scene: Transcript) => readonly ClientExchange[]): Check {
  return each(`No read had this problem: ${problem}.`, readsOf, (read, scene) => {
    const again = repetitionOf(scene, read);
    if (again) return passed(`The client repeated the read after ${problem}.`, read, again);
    return hasEnded(scene, read) ? failed(`The client did not repeat the read after ${problem}.`, read) : undefined;
  });
}

export function waitsAfter(status: number, secondsOf = retryAfterOf): Check {
  return each(
    `The client repeated no request after ${status} with Retry-After.`,
    (scene) => scene.exchanges.filter((each) => each.status === status),
    (refused, scene) => {
      const [seconds, again] = [secondsOf(refused), repetitionOf(scene, refused)];
      if (seconds === undefined || !again || refused.answeredAt === null) return undefined;
      return again.at - refused.answeredAt >= seconds * 1000 - tolerance
        ? passed(`The client waited at least ${seconds} s, as Retry-After says.`, refused, again)
        : failed(`Retry-After was ${seconds} s. The client repeated the request earlier.`, refused, again);
    },
  );
}

function membersIn({ request }: ClientExchange): string[] {
  const members = at(request.body, 'data', 'attributes', 'members');
  return Array.isArray(members) ? members.map(String) : [];
}

export const limits: Readonly<Record<string, Check>> = {
  'limits-members-split': each(
    'The client changed no members.',
    (scene) => scene.exchanges.filter(({ operation }) => operation === 'updateDepartmentMembers'),
    (change) => {
      const count = new Set(membersIn(change)).size;
      if (count > mostMembers) return failed(`One request had ${count} users; the limit is ${mostMembers}.`, change);
      return passed(`The request had ${count} users.`, change);
    },
  ),

  'limits-members-complete': (scene) => {
    if (scene.facts['allMembers'] !== true || !reportedSuccess(scene)) {
      return notObserved('The client did not report that every user was added.');
    }
    const changes = scene.exchanges.filter(({ operation }) => operation === 'updateDepartmentMembers');
    const added = new Set(changes.flatMap(membersIn));
    const wanted = Number(scene.facts['userCount']);
    return added.size >= wanted
      ? passed('The client added every user of the tenant.', ...changes)
      : failed(`The client added only ${added.size} of the ${wanted} users of the tenant.`, ...changes);
  },

  'limits-429-repeated': repeats(429),
  'limits-429-wait': waitsAfter(429),
};
