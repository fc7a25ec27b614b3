import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeMarkdownSite } from './markdown-site.ts';

const sources = {
  'index.md':
    '---\nhero: { name: The kit, text: One contract., tagline: Two sides. }\nfeatures: [{ title: You, details: Do it., link: /partner/start }]\n---\n\n## More\n',
  'partner/start.md':
    '# Start\n\nBegin [here](/register/codes#one){.stated}. Then go.\n\n<!-- run -->\n```sh\necho "](/x)" <span>\n```\n\nWrite `[0-9](a|b)` or [`it`](./start).\n\n<<< ../run.yml{yaml}\n',
  'run.yml': 'run: cps\n',
  'register/codes.md':
    '# Codes {#codes}\n\nSee <span class="stated">this</span>.\n\n<div class="diagram"><svg>\n</svg></div>\n\n::: details More\ntext\n:::\n<a href="../partner/start.html" target="_self">Start</a>\n',
  'register/claims.md':
    '# Claims\n\n<script setup>\nimport a from "b";\n</script>\n\n<TraceTable :claims="claims" />\n',
  'register/claims-data.json':
    '[{"id":"C-1","claim":"A | B","coverage":"covered","requirements":[{"id":"r","href":"/register/codes.html#r"}]}]',
};
const html = ['index', 'partner/start', 'register/codes', 'register/claims', '404'];

function built(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of Object.entries(sources)) write(`docs/${name}`, text);
  for (const name of html) write(`site/${name}.html`, '');
  writeMarkdownSite(join(folder, 'docs'), join(folder, 'site'));
  return (name) => readFileSync(join(folder, 'site', name), 'utf8');
}

test('a Markdown page has the links of the site, its code and its included files', () => {
  expect(built()('partner/start.md')).toBe(
    '# Start\n\nBegin [here](../register/codes.md#one). Then go.\n\n```sh\necho "](/x)" <span>\n```\n\nWrite `[0-9](a|b)` or [`it`](start.md).\n\n```yml\nrun: cps\n```\n',
  );
});

test('markup of the web site is left out or replaced', () => {
  const read = built();
  expect(read('register/codes.md')).toBe(
    '# Codes {#codes}\n\nSee this.\n\nMore:\ntext\n[Start](../partner/start.md)\n',
  );
  expect(read('register/claims.md')).toContain('| C-1 | A \\| B | covered | [r](codes.md#r) |');
  expect(read('index.md')).toBe(
    '# The kit\n\nOne contract.\n\nTwo sides.\n\n**[You](partner/start.md)** Do it.\n\n\n## More\n',
  );
});

test('llms.txt has a link to each page with its title and first sentence', () => {
  const text = built()('llms.txt');
  expect(text).toMatch(/^# The kit\n\n> One contract\.\n/);
  expect(text).toContain('`npx cps mcp`');
  expect(text).toContain('\n- [Start](partner/start.md): Begin here.\n');
  expect(text.match(/\]\([^)]+\.md\)/g)).toHaveLength(4);
});
