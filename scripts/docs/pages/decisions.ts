import { readDecisions } from '../../redocly/registers.ts';
import { code, type Page, page, plain } from '../markdown.ts';

/** Creates the page of decisions on points that the service's documentation leaves open. */
export function decisionPage(openapi: string): Page {
  const entries = [...readDecisions(openapi)].map(([id, { subject, decision, note }]) => {
    const lines = [`## ${id} ${plain(String(subject))} {#${id.toLowerCase()}}`, paragraph(decision)];
    return note === undefined
      ? lines.join('\n\n')
      : [...lines, `*Building it showed:* ${paragraph(note)}`].join('\n\n');
  });
  return page(
    'register/decisions.md',
    '---\npageClass: register\noutline: 2\n---',
    '# Decisions',
    `Where the description of the service leaves something open, this contract decides, and says so: whatever rests on one
of these carries <span class="assumed">assumed</span> and its number. A client may rely on them here. No implementation
is failed for them in the verdict ${code('stated')}.`,
    ...entries,
  );
}

function paragraph(text: unknown): string {
  return plain(String(text).trim());
}
