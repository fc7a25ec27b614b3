import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RunRecord } from '../../../conformance/record/run-record.ts';
import { factsOf } from '../facts.ts';
import { Markup, markup } from '../markup.ts';
import { compatibility } from './compatibility.ts';
import { docsLinks, localDocs, type PageFacts } from './docs-links.ts';
import { differences, otherFailures, rootCauses } from './failures.ts';
import { guide } from './guide.ts';
import { cards, head } from './head.ts';
import { matrix } from './matrix.ts';
import { declared, notJudged, provenance } from './rest.ts';

/**
 * Renders a run as one HTML page without external files.
 * The content security policy forbids all styles and scripts that are not part of the page.
 * Without JavaScript, the page lacks only the filters and the copy buttons.
 *
 * @param docs the URL of the documentation site, to which requirements and error codes in the report are linked
 */
export function htmlReport(record: RunRecord, docs: string = localDocs): string {
  const facts: PageFacts = { ...factsOf(record), docs: docsLinks(docs) };
  return frame(
    `${record.conclusion}: ${record.target.name}`,
    markup`<a class="skip" href="#requirements">To the requirements</a>
${head(facts)}
<main>
${cards(facts)}
${guide(facts)}
${findings(facts)}
${matrix(facts)}
${notJudged(facts)}
${declared(facts)}
${compatibility(record)}
${provenance(record)}
</main>`,
  );
}

/** Renders an HTML page with the style and the script that all reports share. */
export function frame(title: string, body: Markup): string {
  const style = new Markup(sheets.map((name) => asset(`style/${name}.css`)).join('\n'));
  const script = asset('page-script.js');
  const policy = `default-src 'none'; style-src ${digest(style)}; script-src ${digest(script)}; base-uri 'none'; form-action 'none'`;
  const page = markup`<!doctype html>
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
`;
  return page.text;
}

// The names of the style sheets, in the order in which the page contains them.
const sheets = ['base', 'outcomes', 'head', 'guide', 'sections', 'findings', 'matrix', 'run', 'narrow', 'print'];

/** Renders the failures of a run. Omits the failures of an invalid run. */
function findings(facts: PageFacts): Markup | null {
  if (facts.record.conclusion === 'void') return null;
  return markup`${rootCauses(facts)}${otherFailures(facts)}${differences(facts)}`;
}

function asset(name: string): Markup {
  return new Markup(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

function digest({ text }: Markup): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
