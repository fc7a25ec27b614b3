import type { Target } from '../target/types.ts';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export function whyNotExplored({ environment, baseUrl }: Target): string | undefined {
  const urls = typeof baseUrl === 'string' ? [baseUrl] : Object.values(baseUrl);
  if (environment === 'test' || urls.every((url) => loopback.test(new URL(url).hostname))) return undefined;
  return 'random requests are only for test systems; write "environment: test" in the target file if this is one';
}
