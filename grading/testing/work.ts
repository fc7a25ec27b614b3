import type { Access, Session } from './session.ts';

/** The values that a task of the template client needs: its requests, its violated rule, its output and its file. */
export interface Work {
  session: Session;
  breaks: Access['breaks'];
  print: (line: string) => void;
  file: string;
}
