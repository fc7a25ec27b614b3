import { type ClientExchange, codeOf, isCall, isTokenRequest } from '../observe/exchange.ts';
import { type Check, each, failed, notObserved, passed } from '../observe/finding.ts';
import { hasEnded, type Transcript } from '../observe/transcript.ts';

const fewCalls = 3;

const exchangesOf = ({ exchanges }: Transcript) => exchanges;
const callsOf = ({ exchanges }: Transcript) => exchanges.filter(isCall);
const issued = ({ exchanges }: Transcript) => exchanges.filter((each) => isTokenRequest(each) && each.status === 200);
const expired = ({ exchanges }: Transcript) => exchanges.filter((each) => codeOf(each) === 'TOKEN EXPIRED');

/** The first refusal of each expired token. A journal does not show which token a request had. */
function firstExpired(scene: Transcript): ClientExchange[] {
  const all = expired(scene);
  return all.filter((refused) => all.find(({ token }) => token === refused.token) === refused);
}

function renewalAfter(scene: Transcript, { id, answeredAt }: ClientExchange): ClientExchange | undefined {
  return issued(scene).find((token) => token.id > id && answeredAt !== null && token.at >= answeredAt);
}

function credentialIn(headers: ClientExchange['request']['headers']): string | undefined {
  return Object.keys(headers).find((name) => name !== 'cookie' && headers[name]?.includes('***'));
}

export const tokens: Readonly<Record<string, Check>> = {
  'tokens-reused': (scene) => {
    const [calls, requests] = [callsOf(scene), issued(scene)];
    if (calls.length < fewCalls) return notObserved(`The client sent fewer than ${fewCalls} calls.`);
    const said = `Tokens that the client requested: ${requests.length}. Calls: ${calls.length}.`;
    // If parallel requests fail with one expired token, the client may request one token for each failed request.
    const unasked = requests.length - expired(scene).length;
    return unasked > Math.max(2, calls.length / 2) ? failed(said, ...requests) : passed(said, ...requests);
  },

  'tokens-renewed': each('No response had the code TOKEN EXPIRED.', firstExpired, (refused, scene) => {
    // Threads of a client can share a new token that the client requested before this refusal.
    const renewal = scene.exchanges.find(
      (other) => other.id > refused.id && (isTokenRequest(other) || (other.token ?? 0) > (refused.token ?? 0)),
    );
    if (renewal) return passed('The client requested a new token after TOKEN EXPIRED.', refused, renewal);
    if (!hasEnded(scene, refused)) return undefined;
    return failed('The client requested no new token after TOKEN EXPIRED.', refused);
  }),

  'tokens-repeated': each('No token was renewed after TOKEN EXPIRED.', expired, (refused, scene) => {
    const renewal = renewalAfter(scene, refused);
    if (!renewal) return undefined;
    const again = scene.exchanges.find(
      (other) => other.id > renewal.id && other.method === refused.method && other.path === refused.path,
    );
    if (again) return passed('The client repeated the refused request with the new token.', refused, again);
    if (!hasEnded(scene, renewal)) return undefined;
    return failed('The client got a new token, but did not repeat the refused request.', refused, renewal);
  }),

  'tokens-old-dropped': each('No token was renewed after TOKEN EXPIRED.', firstExpired, (refused, scene) => {
    const renewal = renewalAfter(scene, refused);
    if (!renewal) return undefined;
    const stale = expired(scene).find(
      ({ id, at, token }) =>
        id > renewal.id && renewal.answeredAt !== null && at >= renewal.answeredAt && token === refused.token,
    );
    if (stale) return failed('The client sent the expired token again after it had a new one.', renewal, stale);
    return passed('Every request after the renewal had the new token.', renewal);
  }),

  'tokens-sent-first': each('The client called no operation.', callsOf, (call) => {
    const isBare = codeOf(call) === 'TOKEN MISSING' && call.request.headers['authorization'] === undefined;
    return isBare ? failed('The request had no header Authorization.', call) : passed('Every call had a token.');
  }),

  'tokens-bearer': each('No request had the header Authorization.', callsOf, (call) => {
    const value = call.request.headers['authorization'];
    if (value === undefined) return undefined;
    if (/^bearer /i.test(value)) return passed('The client sent the token with the scheme Bearer.', call);
    return failed('The header Authorization did not begin with the scheme Bearer.', call);
  }),

  'tokens-key-only-for-tokens': each('The client called no operation.', callsOf, (call) => {
    const { authorization: _, ...others } = call.request.headers;
    if (others['x-api-key'] !== undefined) return failed('A call other than the token request had the API key.', call);
    const name = credentialIn(others);
    return name === undefined
      ? passed('Calls had the access token and no API key.')
      : failed(`The header ${name} contained a credential.`, call);
  }),

  'tokens-not-in-url': each('The client sent no request.', exchangesOf, (exchange) =>
    exchange.hasSecretInUrl
      ? failed('The address contained an API key or an access token.', exchange)
      : passed('No address contained a credential.'),
  ),

  'tokens-other-origin': each(
    'No response redirected the client to another host.',
    ({ exchanges }) => exchanges.filter(({ probe }) => probe === 'redirect to another host'),
    (redirect, { exchanges }) => {
      const leak = exchanges.find(
        ({ host, hasSecretInUrl, request }) =>
          host === 'other' && (hasSecretInUrl || credentialIn(request.headers) !== undefined),
      );
      if (leak) return failed('The client sent its credential to the other host.', redirect, leak);
      return passed('The other host received no credential.', redirect);
    },
  ),
};
