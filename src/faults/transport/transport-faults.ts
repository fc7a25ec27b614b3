import type { faults } from '../../contract/generated/faults.ts';

/** Definition of a parameter of a transport fault. The control-plane contract limits the values. */
export interface ParameterSpec {
  readonly about: string;
  /** Kind of the parameter. A duration is stored in milliseconds. */
  readonly kind: 'duration' | 'plain';
  readonly default: string | number;
}

/** Definition of a transport fault: a failure of the connection or the server, independent of the operation. */
export interface TransportFault {
  readonly about: string;
  readonly parameters: Readonly<Record<string, ParameterSpec>>;
}

const retryAfter: ParameterSpec = {
  about: 'Seconds that Retry-After says.',
  kind: 'plain',
  default: 1,
};

/** Definitions of the transport faults by name. */
export const transportFaults = {
  status: {
    about: 'The request is answered with a status of 400 to 599 and the error body of its interface; nothing is done.',
    parameters: {
      status: { about: 'The status.', kind: 'plain', default: 500 },
      code: { about: 'The code in the error body.', kind: 'plain', default: 'FAULT ON PURPOSE' },
    },
  },
  delay: {
    about: 'The answer comes late, by a fixed, a uniformly drawn or a log-normally drawn length of time.',
    parameters: {
      distribution: {
        about: 'How the delay is drawn.',
        kind: 'plain',
        default: 'fixed',
      },
      for: { about: 'The delay, with the distribution fixed alone.', kind: 'duration', default: '1s' },
      from: { about: 'The least delay, with the distribution uniform alone.', kind: 'duration', default: '0ms' },
      to: { about: 'The most delay, with the distribution uniform alone.', kind: 'duration', default: '1s' },
      median: { about: 'The median, with the distribution log-normal alone.', kind: 'duration', default: '300ms' },
      sigma: {
        about: 'The spread of the logarithm, with the distribution log-normal alone.',
        kind: 'plain',
        default: 0.5,
      },
    },
  },
  dribble: {
    about: 'The body comes in pieces over a length of time.',
    parameters: {
      over: { about: 'The time from the first piece to the last.', kind: 'duration', default: '1s' },
      pieces: { about: 'The number of pieces.', kind: 'plain', default: 10 },
    },
  },
  reset: { about: 'The connection is reset without an answer; nothing is done.', parameters: {} },
  empty: { about: 'The connection is closed without an answer; nothing is done.', parameters: {} },
  garbage: { about: 'The answer is bytes that are no HTTP; nothing is done.', parameters: {} },
  'too-many-requests': {
    about: 'The request is answered with 429 and Retry-After; nothing is done.',
    parameters: { retryAfter },
  },
  unavailable: {
    about: 'The request is answered with 503 and Retry-After; nothing is done.',
    parameters: { retryAfter },
  },
  truncated: {
    about: 'The request is carried out, and its answer breaks off before its end.',
    parameters: {
      keep: { about: 'The part of the body that comes.', kind: 'plain', default: 0.5 },
    },
  },
} as const satisfies Readonly<Record<TransportFaultName, TransportFault>>;

export type TransportFaultName = (typeof faults.transport)[number];

export function isTransportFault(name: string): name is TransportFaultName {
  return Object.hasOwn(transportFaults, name);
}
