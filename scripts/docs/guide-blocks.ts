/** A fenced block of a guide that a comment before it makes part of its test. */
export interface GuideBlock {
  /**
   * `run`: a shell runs it; `shows`: what the block before it prints holds these lines; `file`: it is written to the
   * file `name`.
   */
  kind: 'run' | 'shows' | 'file';
  name: string;
  text: string;
  /** The line of the fence, from 1. */
  line: number;
}

const marked = /^<!-- (run|shows|file)(?:: ([\w./-]+))? -->\n```[^\n]*\n(.*?)^```$/gms;

/** The tested blocks of a guide, in their order. */
export function guideBlocks(markdown: string): GuideBlock[] {
  return [...markdown.matchAll(marked)].map(({ index, 1: kind = '', 2: name = '', 3: text = '' }) => ({
    kind: kind as GuideBlock['kind'],
    name,
    text,
    line: markdown.slice(0, index).split('\n').length + 1,
  }));
}
