/** Declares the types of `textlint-rule-terminology`, because its npm package contains no types. */
declare module 'textlint-rule-terminology' {
  import type { TextlintKernelRule } from '@textlint/kernel';

  const rule: TextlintKernelRule['rule'];
  export default rule;
}
