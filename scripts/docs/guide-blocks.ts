/** A code block that a test executes. In the guide, a comment before the code block sets its kind and name. */
export interface GuideBlock {
  /**
   * A code block of the kind `run` is executed in a shell.
   * A code block with the name `refusals` can contain requests that the server refuses.
   * A code block of the kind `shows` contains the expected output of the preceding code block.
   * A code block of the kind `file` is written to a file.
   * A code block of the kind `part` is appended to a file.
   */
  kind: 'run' | 'shows' | 'file' | 'part';
  name: string;
  text: string;
  line: number;
}

const marked = /^<!-- (run|shows|file|part)(?: ([\w./-]+))? -->\n```[^\n]*\n(.*?)^```$/gms;

export function guideBlocks(markdown: string): GuideBlock[] {
  return [...markdown.matchAll(marked)].map(({ index, 1: kind = '', 2: name = '', 3: text = '' }) => ({
    kind: kind as GuideBlock['kind'],
    name,
    text,
    line: markdown.slice(0, index).split('\n').length + 1,
  }));
}

const fence = /^( *)```[^\n]*\n.*?^\1```$/gms;
const comment = /<!-- (?:run|run refusals|shows|(?:file|part) .+|not run \(.+\)) -->\n$/;

/** Returns the line numbers of code blocks that do not have a comment such as `<!-- run -->`. */
export function forgottenBlocks(markdown: string): number[] {
  return [...markdown.matchAll(fence)]
    .filter(({ index }) => !comment.test(markdown.slice(0, index)))
    .map(({ index }) => markdown.slice(0, index).split('\n').length);
}
