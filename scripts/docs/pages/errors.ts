import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { labelLinks, labelsOfMark } from '../basis-label.ts';
import { anchor, code, type Page, page, plain } from '../markdown.ts';

interface ErrorCode {
  status?: number;
  title: string;
  when: string;
  remedy: string;
  basis: string;
  claims?: string[];
  decision?: string;
  job?: boolean;
}

const registers = [
  { file: 'common', title: 'Both interfaces' },
  { file: 'admin', title: 'Administration' },
  { file: 'documents', title: 'Documents' },
  { file: 'sandbox', title: 'Control plane of the sandbox' },
];

export function errorPage(openapi: string): Page {
  const sections = registers.flatMap(({ file, title }) => {
    const entries = Object.entries(codesOf(openapi, file));
    return [`## ${title}`, ...entries.map(([name, entry]) => entryOf(file, name, entry))];
  });
  return page(
    'register/errors.md',
    '---\npageClass: register grouped\noutline: [2, 3]\n---',
    '# Error codes',
    'An error response contains a code, the received value, the expected value and the location of the error. Clients should compare only the code, because the texts may change.',
    ...sections,
  );
}

/** If several APIs define an error code, uses the anchor of the API that `name` identifies. */
export function errorAnchors(openapi: string, name: string): Map<string, string> {
  const files = registers
    .map(({ file }) => file)
    .toSorted((left, right) => Number(left === name) - Number(right === name));
  return new Map(
    files.flatMap((file) =>
      Object.keys(codesOf(openapi, file)).map((each) => [each, `${file}-${anchor(each)}`] as const),
    ),
  );
}

function codesOf(openapi: string, file: string): Record<string, ErrorCode> {
  return parse(readFileSync(join(openapi, 'errors', `${file}.yaml`), 'utf8'));
}

function entryOf(
  file: string,
  name: string,
  { status, when, remedy, basis, claims, decision, job }: ErrorCode,
): string {
  const where = [status === undefined ? [] : [code(String(status))], job ? ['in a job'] : []].flat().join(', ');
  return [
    `### ${name} {#${file}-${anchor(name)}}`,
    [where, labelLinks(labelsOfMark({ basis, meaning: undefined, claims, decision }))].filter(Boolean).join(' · '),
    `**Cause of ${code(name)}.** ${plain(when)}`,
    `**Remedy for ${code(name)}.** ${plain(remedy)}`,
  ].join('\n\n');
}
