import { fetchWithRetries } from './retries.ts';

/** Tokens are renewed this number of seconds before they expire. */
const margin = 60;

export interface Access {
  url: string;
  apiKey: string;
  /** Returns the current time in milliseconds since 1970. */
  now?: () => number;
}

/**
 * Returns a `fetch` that sends a token, and gets a new token shortly before the old one expires.
 * After a 401, for example because the token was revoked, the function repeats the request once with a new token.
 */
export function fetchWithToken({ url, apiKey, now = Date.now }: Access): (request: Request) => Promise<Response> {
  let token: Promise<{ text: string; renewAt: number }> | undefined;

  const renew = () => {
    const renewed = issueToken(url, apiKey, now);
    token = renewed;
    // A failed token request is not cached, so the next API request asks for a token again.
    renewed.catch(() => {
      if (token === renewed) token = undefined;
    });
    return renewed;
  };

  const current = async () => {
    const present = await (token ?? renew());
    return now() < present.renewAt ? present : renew();
  };

  return async (request) => {
    const again = request.clone();
    const answer = await fetchWithRetries(signed(request, (await current()).text));
    if (answer.status !== 401) return answer;
    await answer.body?.cancel();
    return fetchWithRetries(signed(again, (await renew()).text));
  };
}

async function issueToken(url: string, apiKey: string, now: () => number) {
  const answer = await fetch(`${url}/v2/admin/auth/token`, { method: 'POST', headers: { 'x-api-key': apiKey } });
  if (!answer.ok) throw new Error(`no token: the platform answered ${answer.status}`);
  const { token } = (await answer.json()) as { token: string };
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  // The lifetime of the token is measured with the local clock, because the platform's clock may differ.
  return { text: token, renewAt: now() + (exp - iat - margin) * 1000 };
}

function signed(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
