import type { Access, Session } from './session.ts';

/** What a task of the template client works with. */
export interface Work {
  session: Session;
  breaks: Access['breaks'];
  print: (line: string) => void;
  file: string;
}
