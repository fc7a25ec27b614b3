import type { Incoming } from './incoming.ts';
import type { ReceivedBody } from './received-body.ts';

/** A recorded request with its response, including the real credentials. */
export interface Seen extends Incoming {
  at: number;
  answeredAt: number | null;
  status: number | null;
  answerHeaders: Readonly<Record<string, string>>;
  answerBody: ReceivedBody;
  isWhole: boolean;
  probe: string | null;
  ignoresIdleConnection: boolean;
}
