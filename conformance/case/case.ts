import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Api } from './api.ts';
import type { Need } from './needs.ts';

/** One case: data first, then the function that runs it. */
export interface Case {
  /** Begins with the name of its file. */
  id: string;
  /** The id of the requirement that it judges. */
  requirement: string;
  /** A short sentence in the indicative. */
  title: string;
  verdict: VerdictName;
  /** Every operation that it sends; the case is `unbound` at a target that does not bind one of them. */
  operations: readonly OperationId[];
  needs?: readonly Need[];
  /** Borrows all users, so it runs before the cases that borrow a few. */
  early?: true;
  /** Judges what other cases observed, so it runs after all of them. */
  late?: true;
  /** Reads the target file alone and sends nothing, so it ends as `declared` where it would have passed. */
  byBinding?: true;
  /** Changes nothing at the target, so a read-only run may run it. */
  readOnly?: true;
  run: (api: Api) => Promise<void>;
}
