import { setTimeout } from 'node:timers/promises';
import type { Pace, Target } from '../target/types.ts';
import { Load } from './load.ts';
import { createPacer, type Sleep } from './pacer.ts';
import { Redactor } from './redact.ts';
import { Session } from './session.ts';

const defaultPace: Pace = {
  concurrency: 8,
  requestsPerSecond: 200,
  pollInterval: 500,
  jobDeadline: 60_000,
  requestTimeout: 15_000,
  runDeadline: 900_000,
};

export interface SessionOptions {
  now?: (() => number) | undefined;
  sleep?: Sleep | undefined;
}

/** A session with a target at the target's own pace. */
export function createSession(target: Target, { now = Date.now, sleep = wait }: SessionOptions = {}) {
  const pace: Pace = { ...defaultPace, ...target.pace };
  const turn = createPacer(pace.requestsPerSecond, now, sleep);
  const load = new Load(pace);
  const session = new Session({ target, pace, redactor: new Redactor(), load, turn, sleep, now });
  return { session, pace, load, now, sleep: (milliseconds: number) => sleep(milliseconds, session.halting) };
}

async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch((error: Error) => {
    if (!signal?.aborted) throw error;
  });
}
