import type { faults } from '../../contract/generated/faults.ts';

export interface ParameterSpec {
  readonly about: string;
  /** A fault parameter of the kind `duration`, such as `2s`, is stored in milliseconds. */
  readonly kind: 'duration' | 'plain';
  readonly default: string | number;
}

export interface TransportFault {
  readonly about: string;
  readonly parameters: Readonly<Record<string, ParameterSpec>>;
}

const retryAfter: ParameterSpec = {
  about: 'The value of Retry-After in seconds.',
  kind: 'plain',
  default: 1,
};

const repeats: ParameterSpec = {
  about: 'How many repetitions of an affected request the fault also affects, without being counted.',
  kind: 'plain',
  default: 0,
};

export const transportFaults = {
  status: {
    about:
      'The request is answered with a status of 400 to 599 and the error body of its interface, and changes nothing.',
    parameters: {
      status: { about: 'The status of the response.', kind: 'plain', default: 500 },
      code: { about: 'The code in the error body.', kind: 'plain', default: 'FAULT ON PURPOSE' },
    },
  },
  delay: {
    about: 'The response is delayed by a fixed, uniformly distributed or log-normally distributed duration.',
    parameters: {
      distribution: {
        about: 'The distribution of the delay.',
        kind: 'plain',
        default: 'fixed',
      },
      for: { about: 'The delay of the response with the distribution fixed.', kind: 'duration', default: '1s' },
      from: { about: 'The minimum delay with the distribution uniform.', kind: 'duration', default: '0ms' },
      to: { about: 'The maximum delay with the distribution uniform.', kind: 'duration', default: '1s' },
      median: { about: 'The median delay with the distribution log-normal.', kind: 'duration', default: '300ms' },
      sigma: {
        about: 'The standard deviation of the logarithm of the delay with the distribution log-normal.',
        kind: 'plain',
        default: 0.5,
      },
    },
  },
  dribble: {
    about: 'The response body is sent in pieces over the given duration.',
    parameters: {
      over: { about: 'The time between the first and the last piece.', kind: 'duration', default: '1s' },
      pieces: { about: 'The number of pieces of the body.', kind: 'plain', default: 10 },
    },
  },
  reset: {
    about: 'The connection is reset without a response, and the request changes nothing.',
    parameters: { repeats },
  },
  empty: {
    about: 'The connection is closed without a response, and the request changes nothing.',
    parameters: { repeats },
  },
  garbage: {
    about: 'The response consists of bytes that are not valid HTTP, and the request changes nothing.',
    parameters: { repeats },
  },
  'too-many-requests': {
    about: 'The request is answered with 429 and Retry-After, and changes nothing.',
    parameters: { retryAfter },
  },
  unavailable: {
    about: 'The request is answered with 503 and Retry-After, and changes nothing.',
    parameters: { retryAfter },
  },
  truncated: {
    about: 'The request is executed, and its response ends before it is complete.',
    parameters: {
      keep: { about: 'The fraction of the body that is sent.', kind: 'plain', default: 0.5 },
    },
  },
} as const satisfies Readonly<Record<TransportFaultName, TransportFault>>;

export type TransportFaultName = (typeof faults.transport)[number];

export function isTransportFault(name: string): name is TransportFaultName {
  return Object.hasOwn(transportFaults, name);
}
