export interface GradeCommandOptions {
  run?: string;
  watch?: true;
  tenant?: string;
  url?: string;
  list?: true;
  scenario?: string[];
  report: string;
  sign?: string;
  name?: string;
  deadline: number;
  concurrency: number;
  json?: true;
}
