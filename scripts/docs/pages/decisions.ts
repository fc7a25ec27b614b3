import { readDecisions } from '../../redocly/registers.ts';
import { code, type Page, page, plain } from '../markdown.ts';

export function decisionPage(openapi: string): Page {
  const entries = [...readDecisions(openapi)].map(([id, { subject, decision, note }]) => {
    const lines = [`## ${id} ${plain(String(subject))} {#${id.toLowerCase()}}`, paragraph(decision)];
    return note === undefined
      ? lines.join('\n\n')
      : [...lines, `*Additions during implementation.* ${paragraph(note)}`].join('\n\n');
  });
  return page(
    'register/decisions.md',
    '---\npageClass: register\noutline: 2\n---',
    '# Decisions',
    `The description of the service leaves some questions open. This page lists the decisions of the contract on these
questions. Each part of the contract that follows from a decision has the mark <span class="assumed">assumed</span> and
the number of the decision. Clients may rely on the decisions when they use the sandbox. The verdict ${code('stated')}
never fails an implementation because of a decision.`,
    ...entries,
  );
}

function paragraph(text: unknown): string {
  return plain(String(text).trim());
}
