import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

export interface Question {
  method?: 'GET' | 'POST' | 'PATCH';
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}

/**
 * Sends a request over a keep-alive connection. Throws if the status is not 2xx.
 * Returns the response body and the response time in milliseconds.
 */
export async function ask({ method = 'GET', url, headers, body }: Question): Promise<{ took: number; body: string }> {
  const json = body === undefined ? '' : JSON.stringify(body);
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const start = performance.now();
  const asking = request(url, { method, agent, headers: { ...headers, ...type } }).end(json);
  const [answer] = await once(asking, 'response');
  const received = await text(answer);
  const took = performance.now() - start;
  if (answer.statusCode >= 300) throw new Error(`${method} ${url} was answered ${answer.statusCode}: ${received}`);
  return { took, body: received };
}

export async function authorization(url: string, tenant: string): Promise<Record<string, string>> {
  const headers = { 'x-api-key': `${tenant}-user-key` };
  const { body } = await ask({ method: 'POST', url: `${url}/auth/token`, headers });
  return { authorization: `Bearer ${JSON.parse(body).token}` };
}
