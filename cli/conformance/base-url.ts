import type { Target } from '../../conformance/target/types.ts';

/** `environment: test` in the target file is about the base URLs of the file, and not about another base URL. */
export function withBaseUrl(target: Target, baseUrl: string | undefined): Target {
  if (baseUrl === undefined) return target;
  const { environment, ...rest } = target;
  const isLost = environment === 'test' && !urlsOf(target).some((url) => isSame(url, baseUrl));
  return { ...rest, baseUrl, ...(environment !== undefined && !isLost && { environment }) };
}

export function overridden(target: Target, options: { baseUrl?: string; concurrency?: number }): Target {
  const { baseUrl, concurrency } = options;
  const changed = withBaseUrl(target, baseUrl);
  return concurrency === undefined ? changed : { ...changed, pace: { ...target.pace, concurrency } };
}

function urlsOf({ baseUrl }: Target): string[] {
  return typeof baseUrl === 'string' ? [baseUrl] : Object.values(baseUrl);
}

function isSame(one: string, other: string): boolean {
  return withoutSlash(new URL(one).href) === withoutSlash(new URL(other).href);
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
