import type { Access, Session } from './session.ts';

export interface Work {
  session: Session;
  breaks: Access['breaks'];
  print: (line: string) => void;
  file: string;
}
