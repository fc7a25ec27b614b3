import { fetchWithRetries } from './retries.ts';

/** How long before its end a token is renewed, in seconds. */
const margin = 60;

export interface Access {
  url: string;
  apiKey: string;
  /** The time in milliseconds since 1970. */
  now?: () => number;
}

/**
 * A `fetch` that carries a token. It gets a new one shortly before the old one ends; when the platform says 401 all the
 * same, because its clock is another one or the token was taken back, it gets a new one and asks once more.
 */
export function fetchWithToken({ url, apiKey, now = Date.now }: Access): (request: Request) => Promise<Response> {
  let token: Promise<{ text: string; renewAt: number }> | undefined;

  const renew = () => {
    const renewed = issueToken(url, apiKey, now);
    token = renewed;
    // One that was refused is not kept: the next request asks again.
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
  // The length of its life is measured by our own clock: that of the platform may differ.
  return { text: token, renewAt: now() + (exp - iat - margin) * 1000 };
}

function signed(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
