import { at } from '../observe/exchange.ts';
import type { Intercept } from '../recording-proxy/recording-proxy.ts';
import { changedJson, jsonOf } from './change-json.ts';

const hour = 3600;

/** Shows the header Date and the times in access tokens as a server whose clock is an hour slow. */
export function slowClock(): Intercept {
  const real = new Map<string, string>();
  return async ({ headers, target }, forward) => {
    const authorization = headers['authorization']?.replace(/\S+$/, (token) => real.get(token) ?? token);
    const answer = await forward({ headers: { ...headers, ...(authorization !== undefined && { authorization }) } });
    const date = new Date(Date.now() - hour * 1000).toUTCString();
    const dated = { ...answer, headers: { ...answer.headers, date } };
    const token = target.includes('/auth/token') && answer.status === 200 ? at(jsonOf(answer), 'token') : undefined;
    if (typeof token !== 'string') return dated;
    real.set(earlier(token), token);
    return changedJson(dated, (body) => ({ ...body, token: earlier(token) }));
  };
}

function earlier(token: string): string {
  return token.replace(/(?<=\.)[^.]+/, (claims) => {
    const { iat, exp, ...others } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return Buffer.from(JSON.stringify({ ...others, iat: iat - hour, exp: exp - hour })).toString('base64url');
  });
}
