import type { Incoming } from './incoming.ts';
import type { ReceivedBody } from './received-body.ts';

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
