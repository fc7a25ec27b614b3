import { basename } from 'node:path';
import type { Outcome } from '../../../conformance/case/outcome.ts';
import { errorCodes } from '../../../conformance/published/generated/error-codes.ts';
import { loadRegister } from '../../../conformance/requirements/register.ts';
import { type Markup, markup } from '../../html/markup.ts';
import { type Facts, looks, toneClass } from '../facts.ts';

export function outcomeTag(outcome: Outcome): Markup {
  return markup`<span class="tag ${toneClass(outcome)}" title="${looks[outcome].meaning}"><i aria-hidden="true">${looks[outcome].sign}</i>${outcome}</span>`;
}

export function anchor(caseId: string): string {
  return `case-${caseId.replaceAll(/[^\w-]/g, '-')}`;
}

export function requirementId(id: string, { docs }: PageFacts): Markup {
  const href = docs.requirement(id);
  return href === undefined ? markup`<code>${id}</code>` : markup`<code><a href="${href}">${id}</a></code>`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const localDocs = 'http://127.0.0.1:4010/_sandbox/docs/';

interface DocsLinks {
  site: string;
  requirement: (id: string) => string | undefined;
  errorCode: (code: KnownCode) => string;
}

type KnownCode = keyof typeof errorCodes;

export type PageFacts = Facts & { docs: DocsLinks };

export function docsLinks(docs: string): DocsLinks {
  const site = docs.endsWith('/') ? docs : `${docs}/`;
  const areas = new Map(loadRegister().map(({ id, file }) => [id, basename(file, '.yaml')]));
  return {
    site,
    requirement: (id) => {
      const area = areas.get(id);
      return area && `${site}register/requirements-${area}.html#${id}`;
    },
    errorCode: (code) => `${site}register/errors.html#${errorCodes[code].register}-${anchorOf(code)}`,
  };
}

function anchorOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

export function codesIn(text: string): KnownCode[] {
  return known.filter((code) => text.includes(`"${code}"`));
}

const known = Object.keys(errorCodes) as KnownCode[] satisfies readonly KnownCode[];
