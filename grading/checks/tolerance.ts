import type { ClientExchange } from '../observe/exchange.ts';
import { type Check, each, failed, passed } from '../observe/finding.ts';
import { reportedFailure, reportedSuccess, type Transcript } from '../observe/transcript.ts';

function wentOn({ exchanges }: Transcript, { id, answeredAt, path, method }: ClientExchange): boolean {
  return exchanges.some(
    (other) =>
      other.id > id &&
      answeredAt !== null &&
      other.at >= answeredAt &&
      !(other.path === path && other.method === method && method === 'GET'),
  );
}

function isAlone({ exchanges }: Transcript, { id, at, answeredAt }: ClientExchange): boolean {
  return exchanges.every(
    (other) =>
      other.id === id || (other.answeredAt ?? other.at) <= at || (answeredAt !== null && other.at >= answeredAt),
  );
}

function accepts(probe: string): Check {
  return each(
    `The client received no response with ${probe}.`,
    (scene) => scene.exchanges.filter((exchange) => exchange.probe === probe).slice(-1),
    (surprise, scene) => {
      if (wentOn(scene, surprise) || reportedSuccess(scene))
        return passed('The client accepted the response.', surprise);
      return reportedFailure(scene) && isAlone(scene, surprise)
        ? failed('The client ended with an error after the response.', surprise)
        : undefined;
    },
  );
}

function readsAgain(probe: string): Check {
  return each(
    `No job had ${probe}.`,
    (scene) => scene.exchanges.filter((exchange) => exchange.probe === probe).slice(0, 1),
    (surprise, scene) => {
      const later = scene.exchanges.find(({ id, path }) => id > surprise.id && path === surprise.path);
      if (later) return passed(`The client read the job again after ${probe}.`, surprise, later);
      return scene.client?.stopped === null
        ? failed(`The client did not read the job again after ${probe}.`, surprise)
        : undefined;
    },
  );
}

export const tolerance: Readonly<Record<string, Check>> = {
  'tolerance-additional-members': accepts('additional members'),
  'tolerance-member-order': accepts('another order of members'),
  'tolerance-long-texts': accepts('long and non-Latin texts'),
  'tolerance-escaped-text': accepts('escaped characters and white space'),
  'tolerance-drawn-answer': accepts('values drawn from the contract'),
  'tolerance-null-values': accepts('null values'),
  'tolerance-absent-members': accepts('absent optional members'),
  'tolerance-unknown-values': accepts('an unknown value of an enumeration'),

  'tolerance-unknown-status': readsAgain('an unknown status'),
  'tolerance-times': readsAgain('unusual times'),

  'tolerance-large-ids': each(
    'The client used no long id.',
    ({ exchanges }) => exchanges.filter(({ path }) => /^\/v2\/admin\/departments\/\d{10,}$/.test(path)),
    (use, { facts: { largeId } }) =>
      use.path.endsWith(`/${largeId}`)
        ? passed('The client sent the long id unchanged.', use)
        : failed(`The client changed the id ${largeId}.`, use),
  ),
};
