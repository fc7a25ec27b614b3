import type { Target } from '../target/types.ts';
import { counted, duration } from '../text.ts';
import type { ExploreRecord } from './record.ts';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export function whyNotExplored({ environment, baseUrl }: Target): string | undefined {
  const urls = typeof baseUrl === 'string' ? [baseUrl] : Object.values(baseUrl);
  if (environment === 'test' || urls.every((url) => loopback.test(new URL(url).hostname))) return undefined;
  return 'random requests are only for test systems; write "environment: test" in the target file if this is one';
}

type Effort = Pick<
  ExploreRecord,
  'steps' | 'repeatedSteps' | 'walks' | 'requests' | 'milliseconds' | 'timeLimit' | 'seed'
>;

export function effortOf({ steps, repeatedSteps, walks, requests, milliseconds, timeLimit, seed }: Effort): string {
  const size = `${counted(steps, 'step')} in ${counted(walks, 'walk')}, ${counted(requests, 'request')}`;
  const sentences = [`${size}, ${duration(milliseconds)}, seed ${seed}.`];
  if (repeatedSteps > 0)
    sentences.push(
      `Another ${counted(repeatedSteps, 'step')} repeated saved findings, or shortened and confirmed new ones.`,
    );
  if (timeLimit !== undefined && milliseconds > timeLimit)
    sentences.push(
      `After the time limit of ${duration(timeLimit)} no walk started: the run completed its walks, confirmed its findings and deleted its objects.`,
    );
  return sentences.join(' ');
}

export function nameOf({ name }: { readonly name: string }): string {
  return `the department ${quoted(name)}`;
}

export function quoted(text: string): string {
  const isLong = text.length > 40;
  return isLong ? `${JSON.stringify(`${text.slice(0, 30)}...`)} (${text.length} characters)` : JSON.stringify(text);
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
