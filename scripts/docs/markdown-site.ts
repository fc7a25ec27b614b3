import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { parse } from 'yaml';

interface Page {
  /** The path in the site without extension. */
  name: string;
  title: string;
  /** The first sentence of the page. */
  about: string;
  markdown: string;
}

/** Writes a Markdown file beside each HTML page of the site, and `llms.txt` with links to all Markdown files. */
export function writeMarkdownSite(docs: string, site: string): void {
  const names = globSync('**/*.html', { cwd: site })
    .map((file) => file.replace(/\.html$/, ''))
    .sort();
  const pages = names.filter((name) => name !== '404').map((name) => pageOf(docs, name));
  for (const { name, markdown } of pages) writeFileSync(join(site, `${name}.md`), markdown);
  writeFileSync(join(site, 'llms.txt'), llmsText(pages));
}

function pageOf(docs: string, name: string): Page {
  const file = join(docs, `${name}.md`);
  const markdown = plainMarkdown(withParts(readFileSync(file, 'utf8'), dirname(file)), name);
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? name;
  const prose = markdown.split(/\n{2,}/).find((part) => /^[A-Z`*]/.test(part) && !part.startsWith('**')) ?? '';
  const about = prose.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return { name, title, about: /^.*?\.(?= |$)/.exec(about)?.[0] ?? about, markdown };
}

interface Claim {
  id: string;
  claim: string;
  coverage: string;
  requirements: { id: string; href: string }[];
}

/** Inserts the included files, the table of claims, and the text of the home page, which is in its front matter. */
function withParts(source: string, folder: string): string {
  const [, front = '', body = source] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const { hero, features = [] } = parse(front) ?? {};
  const home = hero ? [`# ${hero.name}`, hero.text, hero.tagline, ...features.map(featureText), ''].join('\n\n') : '';
  return (home + body)
    .replaceAll(/^<<< (\S+?)(?:\{\w+\})?$/gm, (_line, path: string) => {
      return `\`\`\`${extname(path).slice(1)}\n${readFileSync(join(folder, path), 'utf8').trimEnd()}\n\`\`\``;
    })
    .replace(/<script setup>.*?<\/script>\n/s, '')
    .replace(/<TraceTable .*\/>/, () => claimTable(JSON.parse(readFileSync(join(folder, 'claims-data.json'), 'utf8'))));
}

function featureText({ title, details, link }: { title: string; details: string; link: string }): string {
  return `**[${title}](${link})** ${details}`;
}

function claimTable(claims: readonly Claim[]): string {
  const rows = claims.map(({ id, claim, coverage, requirements }) => {
    const links = requirements.map((each) => `[${each.id}](${each.href})`).join(', ');
    return `| ${id} | ${claim.replaceAll('|', '\\|')} | ${coverage} | ${links} |`;
  });
  return ['| Claim | Text | Coverage | Requirements |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Matches a code block or code in a line. The second group is its fence. */
const code = /(^( *`{3,})[^\n]*\n.*?^\2$|(?<!`)`[^`\n]+`)/ms;

/** Removes the markup that only the web site uses. Links lead to the Markdown files. */
function plainMarkdown(source: string, name: string): string {
  const plain = (text: string) =>
    text
      .replaceAll(/<span[^>]*>(.*?)<\/span>/g, '$1')
      .replaceAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g, '[$2]($1)')
      .replaceAll(/\)\{[^}\n]*\}/g, ')')
      .replaceAll(/\]\(([^)\s]+)\)/g, (_link, target: string) => `](${linkFrom(name, target)})`);
  const parts = withoutLines(source)
    .split(code)
    .filter((_part, at) => at % 3 < 2);
  const texts = parts.map((part, at) => (at % 2 === 1 ? part : plain(part)));
  return texts.join('').trimStart();
}

function withoutLines(source: string): string {
  return source
    .replaceAll(/^<!--.*-->\n/gm, '')
    .replaceAll(/^<div class="diagram[\s\S]*?<\/div>\n\n?/gm, '')
    .replaceAll(/^::: details (.*)$/gm, '$1:')
    .replaceAll(/^:::\n/gm, '');
}

function linkFrom(name: string, target: string): string {
  if (/^(\w+:|#)/.test(target)) return target;
  const { pathname, hash } = new URL(target, `http://site/${name}`);
  const path = pathname.replace(/\.html$/, '').replace(/\/$/, '/index');
  const file = extname(path) === '' ? `${path}.md` : path;
  return posix.relative(posix.dirname(`/${name}`), file) + hash;
}

const groups: Readonly<Record<string, string>> = {
  '': 'For everyone',
  partner: 'For partners, who build a client',
  vendor: 'For vendors, who build the service',
  'docs-team': 'For the docs team',
  'register/journeys': 'Example tasks with all requests and responses',
  register: 'Registers of the contract and the conformance suite',
};

function llmsText(pages: readonly Page[]): string {
  const home = pages.find(({ name }) => name === 'index');
  const sections = Object.entries(groups).map(([folder, heading]) => {
    const own = pages.filter(({ name }) => posix.dirname(`/${name}`) === `/${folder}`);
    return `## ${heading}\n\n${own.map(({ name, title, about }) => `- [${title}](${name}.md): ${about}`).join('\n')}\n`;
  });
  const note =
    'Each page of this site has a Markdown file: the address ends with .md instead of .html. The command `npx cps mcp` ' +
    'and the address /_sandbox/mcp of a running sandbox have tools for assistants (Model Context Protocol).';
  return [`# ${home?.title}\n`, `> ${home?.about}\n`, `${note}\n`, ...sections].join('\n');
}
