/** A fenced block of a guide that a comment before it makes part of its test. */
export interface GuideBlock {
  /**
   * `run`: a shell runs it, and where its name is `refusals` a request may be refused; `shows`: what the block before it prints holds these lines; `file`: it is written to the
   * file `name`; `part`: it is added to that file.
   */
  kind: 'run' | 'shows' | 'file' | 'part';
  name: string;
  text: string;
  /** The line of the fence, from 1. */
  line: number;
}

const marked = /^<!-- (run|shows|file|part)(?:: ([\w./-]+))? -->\n```[^\n]*\n(.*?)^```$/gms;

/** The tested blocks of a guide, in their order. */
export function guideBlocks(markdown: string): GuideBlock[] {
  return [...markdown.matchAll(marked)].map(({ index, 1: kind = '', 2: name = '', 3: text = '' }) => ({
    kind: kind as GuideBlock['kind'],
    name,
    text,
    line: markdown.slice(0, index).split('\n').length + 1,
  }));
}

const fence = /^( *)```[^\n]*\n.*?^\1```$/gms;
const comment = /<!-- (?:run|run: refusals|shows|(?:file|part|not run): .+) -->\n$/;

/** The lines of the blocks that no comment makes part of a test or excuses from it. */
export function forgottenBlocks(markdown: string): number[] {
  return [...markdown.matchAll(fence)]
    .filter(({ index }) => !comment.test(markdown.slice(0, index)))
    .map(({ index }) => markdown.slice(0, index).split('\n').length);
}
