/** The types of the npm package `textlint-rule-terminology`, which contains no types. */
declare module 'textlint-rule-terminology' {
  import type { TextlintKernelRule } from '@textlint/kernel';

  const rule: TextlintKernelRule['rule'];
  export default rule;
}
