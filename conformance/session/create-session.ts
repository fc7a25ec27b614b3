import { setTimeout } from 'node:timers/promises';
import type { Binding, Pace, Target } from '../target/types.ts';
import { Load } from './load.ts';
import { createPacer, type Sleep } from './pacer.ts';
import { Patience } from './patience.ts';
import type { Waiting } from './polling.ts';
import { Redactor } from './redactor.ts';
import { Session } from './session.ts';

const defaultPace: Pace = {
  concurrency: 8,
  requestsPerSecond: 200,
  pollInterval: 500,
  jobDeadline: 60_000,
  requestTimeout: 15_000,
  runDeadline: 900_000,
};

/** A session for sending requests to a target, with the time limits of the run. */
export interface Connection extends Waiting {
  session: Session;
}

export interface SessionOptions {
  now?: (() => number) | undefined;
  sleep?: Sleep | undefined;
}

/** Opens a session with a target. The request rate and the timeouts come from the target file. */
export function createSession(target: Target, { now = Date.now, sleep = wait }: SessionOptions = {}): Connection {
  const pace: Pace = { ...defaultPace, ...target.pace };
  const turn = createPacer(pace.requestsPerSecond, now, sleep);
  const load = new Load(pace);
  const redactor = new Redactor();
  for (const each of [target, ...bindingsIn(target)]) redactor.hideHeaders(each.headers ?? {});
  const session = new Session({ target, pace, redactor, load, turn, sleep, now });
  const patience = new Patience(pace.jobDeadline);
  return { session, pace, load, patience, now, sleep: (time) => sleep(time, session.transport.halting) };
}

function bindingsIn({ operations = {}, observe = {} }: Target): Partial<Binding>[] {
  return [...Object.values(operations), ...Object.values(observe)].filter((binding) => binding !== false);
}

async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch((error: Error) => {
    if (!signal?.aborted) throw error;
  });
}
