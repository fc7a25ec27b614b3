import { at } from '../observe/exchange.ts';
import type { Intercept } from '../recording-proxy/recording-proxy.ts';
import { changedJson, jsonOf } from './change-json.ts';

const hour = 3600;

/** Shows the header Date and the times of access tokens as a server whose clock is this number of hours fast. */
export function wrongClock(hours: number): () => Intercept {
  const seconds = hours * hour;
  const moved = (time: unknown) => new Date(Date.parse(String(time)) + seconds * 1000);
  return () => {
    const real = new Map<string, string>();
    return async ({ headers, target }, forward) => {
      const authorization = headers['authorization']?.replace(/\S+$/, (token) => real.get(token) ?? token);
      const answer = await forward({ headers: { ...headers, ...(authorization !== undefined && { authorization }) } });
      const date = moved(answer.headers['date']).toUTCString();
      const dated = { ...answer, headers: { ...answer.headers, date } };
      const token = target.includes('/auth/token') && answer.status === 200 ? at(jsonOf(answer), 'token') : undefined;
      if (typeof token !== 'string') return dated;
      const shown = withMovedClaims(token, seconds);
      real.set(shown, token);
      return changedJson(dated, (body) => ({
        ...body,
        token: shown,
        expiresAt: moved(body['expiresAt']).toISOString(),
      }));
    };
  };
}

function withMovedClaims(token: string, seconds: number): string {
  return token.replace(/(?<=\.)[^.]+/, (claims) => {
    const { iat, exp, ...others } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return Buffer.from(JSON.stringify({ ...others, iat: iat + seconds, exp: exp + seconds })).toString('base64url');
  });
}
