import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { TargetError } from '../target/target-error.ts';
import type { Target } from '../target/types.ts';

/** The option `proxyEnv` of agents and this option of the command line came with the same versions of Node. */
const knowsProxies = process.allowedNodeEnvironmentFlags.has('--use-env-proxy');

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the proxy for requests to a URL, as the environment variables HTTP_PROXY, HTTPS_PROXY and NO_PROXY choose it.
 * Throws `TargetError` if the value of a variable is not the URL of an HTTP proxy.
 */
export function proxyFor(url: string, env: Environment = process.env): URL | undefined {
  const { protocol } = new URL(url);
  const name = protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const value = env[name.toLowerCase()] || env[name];
  if (!value || isExcepted(new URL(url), env['no_proxy'] || env['NO_PROXY'] || '')) return undefined;
  const proxy = URL.parse(value.includes('://') ? value : `http://${value}`);
  if (!proxy || !/^https?:$/.test(proxy.protocol))
    throw new TargetError(`the environment variable ${name} must be a URL such as http://proxy.example:3128`);
  if (!knowsProxies) throw new TargetError(`the proxy in ${name} needs Node 22.21, 24.5 or newer`);
  return proxy;
}

function isExcepted({ hostname, port, protocol }: URL, exceptions: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const withPort = `${host}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return exceptions
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .some((each) => {
      if (each === '*' || each.replace(/^\[|\]$/g, '') === host || each === withPort) return true;
      return isIP(host) > 0 ? isInRange(host, each) : /^\*?\./.test(each) && host.endsWith(each.replace('*', ''));
    });
}

/** A range is `10.0.0.0/8` or `10.0.0.1-10.0.0.9`. */
function isInRange(host: string, range: string): boolean {
  const [start = '', separator = '', end = ''] = range.split(/([/-])/);
  const family = isIP(start) === 6 ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  if (isIP(start) === 0) return false;
  if (separator === '/' && /^\d{1,2}$/.test(end) && Number(end) <= 32) list.addSubnet(start, Number(end), family);
  else if (separator === '-' && isIP(end) === isIP(start)) list.addRange(start, end, family);
  return list.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}

/** Says which proxies the requests use, without their passwords. */
export function proxyLines({ baseUrl }: Target): string[] {
  const urls = typeof baseUrl === 'string' ? [baseUrl] : Object.values(baseUrl);
  const proxies = urls.map((url) => proxyFor(url)).filter((proxy) => proxy !== undefined);
  return [...new Set(proxies.map(shownProxy))].map((proxy) => `Requests go through the proxy ${proxy}.`);
}

/** The address of a proxy without its user name and password. */
export function shownProxy({ protocol, host }: URL): string {
  return `${protocol}//${host}`;
}

const keepAlive = { keepAlive: true, maxFreeSockets: 64 };
const agents = new Map<string, HttpAgent>();

/** Returns the agent that sends requests to a URL, through the proxy of the environment if there is one. */
export function agentFor(url: string): HttpAgent {
  const proxy = proxyFor(url)?.href;
  const isSecure = new URL(url).protocol === 'https:';
  const key = `${isSecure} ${proxy}`;
  // Some proxies, for example tinyproxy, close kept connections without notice.
  const options = proxy ? { proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } } : keepAlive;
  const agent = agents.get(key) ?? (isSecure ? new HttpsAgent(options) : new HttpAgent(options));
  agents.set(key, agent);
  return agent;
}
