/** A code block of a guide that the preceding comment makes part of the tests. */
export interface GuideBlock {
  /**
   * `run`: run in a shell (with the name `refusals`, requests may be refused). `shows`: expected output of the
   * preceding
   * block. `file`: written to the file `name`. `part`: appended to that file.
   */
  kind: 'run' | 'shows' | 'file' | 'part';
  name: string;
  text: string;
  /** The line of the block's start, counted from 1. */
  line: number;
}

const marked = /^<!-- (run|shows|file|part)(?:: ([\w./-]+))? -->\n```[^\n]*\n(.*?)^```$/gms;

/** The tested blocks of a guide, in order. */
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

/** The line numbers of blocks without a test comment. */
export function forgottenBlocks(markdown: string): number[] {
  return [...markdown.matchAll(fence)]
    .filter(({ index }) => !comment.test(markdown.slice(0, index)))
    .map(({ index }) => markdown.slice(0, index).split('\n').length);
}
