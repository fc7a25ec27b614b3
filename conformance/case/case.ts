import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Api } from './api.ts';
import type { Need } from './needs.ts';

/** One case: its data and the function that runs it. */
export interface Case {
  /** The id starts with the name of the file. */
  id: string;
  /** The id of the requirement that it judges. */
  requirement: string;
  /** A short statement in the present tense. */
  title: string;
  verdict: VerdictName;
  /** All operations that it sends. If the target does not bind one of them, the case is `unbound`. */
  operations: readonly OperationId[];
  needs?: readonly Need[];
  /** Uses all users, so it runs before cases that need a few. */
  early?: true;
  /** Judges responses to other cases, so it runs after all of them. */
  late?: true;
  /** Reads only the target file and sends nothing, so it ends as `declared` instead of `passed`. */
  byBinding?: true;
  /** Changes nothing at the target, so a read-only run may run it. */
  readOnly?: true;
  run: (api: Api) => Promise<void>;
}
