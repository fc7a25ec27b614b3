import { type ClientExchange, isSameRequest } from '../observe/exchange.ts';
import { type Check, each, failed, passed, type RuleData } from '../observe/finding.ts';
import { reportedFailure, reportedSuccess, type Transcript } from '../observe/transcript.ts';

/** The connection broke before the sandbox applied the request. */
export const refusedLoss = 'lost request';
/** The connection broke after the sandbox had applied the request. */
export const appliedLoss = 'lost response';

const lost = ({ exchanges }: Transcript) =>
  exchanges.filter(({ probe }) => probe === refusedLoss || probe === appliedLoss);

const repetitionOf = ({ exchanges }: Transcript, { id, operation }: ClientExchange) =>
  exchanges.find((other) => other.id > id && other.operation === operation);

/** The reads after a lost write that show whether it was applied. Undefined if the rule does not judge the write. */
function lookupsAfter(
  { exchanges }: Transcript,
  loss: ClientExchange,
  { reads = {} }: RuleData,
): ClientExchange[] | undefined {
  const operations = reads[loss.operation ?? ''];
  return operations && exchanges.filter(({ id, operation }) => id > loss.id && operations.includes(operation ?? ''));
}

/**
 * In milliseconds. An HTTP library that repeats a request on its own sends the same bytes after at most about 40 ms on
 * an idle machine. The boundary of a form is usually chosen anew for each attempt, so a longer pause is no doubt.
 */
const stackPause = { text: 150, form: 900 };

const typeOf = ({ request }: ClientExchange) => request.headers['content-type'];

/** libcurl repeats a request only if its connection had been used before. HttpURLConnection of Java repeats any. */
function isByStack({ exchanges }: Transcript, loss: ClientExchange, again: ClientExchange): boolean {
  const isSame = (loss.request.isCut || isSameRequest(loss, again)) && typeOf(again) === typeOf(loss);
  const isReused = exchanges.some(({ id, connection }) => id < loss.id && connection === loss.connection);
  const isJava = loss.request.headers['user-agent']?.startsWith('Java/');
  const longest = typeOf(loss)?.includes('boundary') ? stackPause.form : stackPause.text;
  const isQuick = again.at - (loss.brokenAt ?? loss.at) < longest && again.connection !== loss.connection;
  return isSame && isQuick && (isReused || isJava === true);
}

const none = 'No response to a write was lost.';

const keyOf = ({ request }: ClientExchange) => request.headers['idempotency-key'];

/** With the same key, the server applies the creation once (design decision D-77). No other write has such a key. */
function hasSameKey({ id }: RuleData, loss: ClientExchange, again: ClientExchange): boolean {
  const isCreation = id === 'robust-creation-not-repeated';
  return isCreation && keyOf(loss) !== undefined && keyOf(loss) === keyOf(again);
}

const longestKey = 12;

function keySentence(loss: ClientExchange, again: ClientExchange): string {
  const [first, second] = [loss, again].map((each) => {
    const key = keyOf(each);
    return key && JSON.stringify(key.length > longestKey ? `${key.slice(0, longestKey)}…` : key);
  });
  if (first === undefined && second === undefined) return '';
  return ` The Idempotency-Key was ${first ?? 'absent'} first, and ${second ?? 'absent'} in the repetition.`;
}

const notRepeated: Check = each(none, lost, (loss, scene, rule) => {
  const [again, lookups] = [repetitionOf(scene, loss), lookupsAfter(scene, loss, rule)];
  if (!lookups) return undefined;
  if (again && hasSameKey(rule, loss, again))
    return passed('The client repeated the write with the same Idempotency-Key.', loss, again);
  if (!again || lookups.some(({ id }) => id < again.id))
    return passed('The client did not repeat the write blindly.', loss);
  const who = isByStack(scene, loss, again)
    ? 'The client repeated the write at once on a new connection, probably by its HTTP library on its own,'
    : 'The client repeated the write';
  return failed(`${who} without looking whether the first one had an effect.${keySentence(loss, again)}`, loss, again);
});

export const afterLoss: Readonly<Record<string, Check>> = {
  'robust-creation-not-repeated': notRepeated,
  'robust-change-not-repeated': notRepeated,

  'robust-lost-reported': each(none, lost, (loss, scene, rule) => {
    const lookup = loss.probe === appliedLoss ? lookupsAfter(scene, loss, rule)?.at(0) : undefined;
    const next = lookup ?? repetitionOf(scene, loss);
    if (next) return passed('The client found out whether the write had an effect, or repeated it.', loss, next);
    if (reportedSuccess(scene)) return failed('The client reported success without a response.', loss);
    return reportedFailure(scene) ? passed('The client reported the lost response.', loss) : undefined;
  }),
};
