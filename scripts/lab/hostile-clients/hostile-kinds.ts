import { parsers } from './parsers.ts';
import { slowReaders } from './slow-readers.ts';
import { slowSenders } from './slow-senders.ts';
import { watchers } from './watchers.ts';

export const hostileKinds = [...watchers, ...slowReaders, ...slowSenders, ...parsers];
