import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Markup, markup } from './markup.ts';

const sheets = ['base', 'outcomes', 'head', 'guide', 'sections', 'findings', 'matrix', 'run', 'narrow', 'print'];

/** The content security policy forbids all styles and scripts that are not part of the page. */
export function htmlPage(title: string, body: Markup, ...moreSheets: readonly string[]): string {
  const style = new Markup([...sheets, ...moreSheets].map((name) => asset(`style/${name}.css`)).join('\n'));
  const script = asset('page-script.js');
  const policy = `default-src 'none'; style-src ${digest(style)}; script-src ${digest(script)}; base-uri 'none'; form-action 'none'`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
${new Markup(`<script>${script.text}</script>`)}
</body>
</html>
`.text;
}

export function section(id: string, title: string, count: number, body: Markup): Markup {
  return markup`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title} <span class="count">${count}</span></h2>
${body}
</section>
`;
}

function asset(name: string): Markup {
  return new Markup(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

function digest({ text }: Markup): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
