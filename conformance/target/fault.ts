/** A mistake of a target file. `path` is the position of the wrong value. */
export interface Fault {
  path: string[];
  /** What is wrong and what is expected. The text may quote names and expressions of the target file. */
  text: string;
  /** Replaces `text` if the value comes from an environment variable. Contains no part of the value. */
  blind?: string;
  /** True if the message ends with the value, as the target file spells it. */
  got?: true;
  /** Selects a part of the value, such as an expression. */
  within?: { text: string; at: number };
}
