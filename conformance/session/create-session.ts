import type { Binding, Pace, Target } from '../target/types.ts';
import { Load } from './load.ts';
import { Patience, type Waiting } from './polling.ts';
import { Redactor } from './redactor.ts';
import { Session } from './session.ts';
import { createPacer, realTime, type Time } from './time.ts';

const defaultPace: Pace = {
  concurrency: 8,
  requestsPerSecond: 200,
  pollInterval: 500,
  jobDeadline: 60_000,
  requestTimeout: 15_000,
  runDeadline: 900_000,
};

export interface Connection extends Waiting {
  session: Session;
}

export function createSession(target: Target, changes: Partial<Time> = {}): Connection {
  const time = { ...realTime, ...changes };
  const pace: Pace = { ...defaultPace, ...target.pace };
  const turn = createPacer(pace.requestsPerSecond, time);
  const load = new Load(pace);
  const redactor = new Redactor();
  for (const each of [target, ...bindingsIn(target)]) redactor.hideHeaders(each.headers ?? {});
  const session = new Session({ target, pace, redactor, load, turn, ...time });
  const patience = new Patience(pace.jobDeadline);
  return { session, pace, load, patience, ...time, sleep: (wait) => time.sleep(wait, session.transport.halting) };
}

function bindingsIn({ operations = {}, observe = {} }: Target): Partial<Binding>[] {
  return [...Object.values(operations), ...Object.values(observe)].filter((binding) => binding !== false);
}
