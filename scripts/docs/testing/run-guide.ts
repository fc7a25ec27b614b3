import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const mark = '=== block of line';

export interface GuideFault {
  line: number;
  sentence: string;
}

export interface GuidePlace {
  url: string;
  installed: string;
}

/** Every code block must succeed and print the output that the guide shows. */
export async function runGuide(blocks: readonly GuideBlock[], { url, installed }: GuidePlace): Promise<GuideFault[]> {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  try {
    const { output, exitCode } = await inShell(scriptOf(blocks, url), folder, join(installed, 'node_modules'));
    const parts = output.split(new RegExp(`^${mark} (\\d+)$`, 'm'));
    const last = Number(parts.at(-2) ?? blocks[0]?.line ?? 0);
    if (exitCode !== 0) return [{ line: last, sentence: `ends with ${exitCode}:\n${(parts.at(-1) ?? output).trim()}` }];
    const printed = new Map(blocks.flatMap(({ line }) => [[line, parts[parts.indexOf(String(line)) + 1] ?? '']]));
    return shownFaults(blocks, printed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const strictCurl = `curl() { if [ "$REFUSALS" = refusals ]; then command curl "$@"; else command curl --fail-with-body "$@"; fi; }`;

function scriptOf(blocks: readonly GuideBlock[], url: string): string {
  const here = (text: string) => text.replaceAll('http://127.0.0.1:4010', url);
  const steps = blocks.map(({ kind, name, text, line }) => {
    if (kind === 'run') return `echo; echo "${mark} ${line}"\nREFUSALS=${name}\n${here(text)}`;
    if (kind === 'shows') return '';
    const into = kind === 'part' ? '>>' : '>';
    return `mkdir -p "$(dirname ${name})"; cat ${into} ${name} <<'END_OF_FILE'\n${here(text)}END_OF_FILE\n`;
  });
  return ['set -euo pipefail', strictCurl, ...steps].join('\n');
}

function inShell(
  script: string,
  folder: string,
  modules: string,
): Promise<{ output: string; exitCode: number | null }> {
  symlinkSync(modules, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, NO_COLOR: '1' };
  const shell = spawn('bash', ['-c', `exec 2>&1\n${script}`], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  return new Promise((done) => {
    shell.on('exit', () => endGroup(shell.pid));
    shell.on('close', (exitCode) => done({ output, exitCode }));
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function shownFaults(blocks: readonly GuideBlock[], printed: ReadonlyMap<number, string>): GuideFault[] {
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'shows') return [];
    const source = blocks.slice(0, index).findLast(({ kind }) => kind === 'run');
    const output = printed.get(source?.line ?? 0) ?? '';
    return missingLine(block.text, output).map((line) => ({
      line: block.line,
      sentence: `shows a line that was not printed: ${line}\nprinted was:\n${output.trim()}`,
    }));
  });
}

function missingLine(shown: string, output: string): string[] {
  const printed = output.split('\n').map(spaced);
  let from = 0;
  for (const line of shown
    .split('\n')
    .map(spaced)
    .filter((text) => text !== '' && text !== '…')) {
    const pattern = new RegExp(line.split('…').map(escaped).join('.*'));
    const at = printed.findIndex((text, index) => index >= from && pattern.test(text));
    if (at < 0) return [line];
    from = at;
  }
  return [];
}

const spaced = (line: string) => line.trim().replaceAll(/\s+/g, ' ');
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface GuideBlock {
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
