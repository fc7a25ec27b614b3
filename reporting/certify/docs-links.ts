import { basename } from 'node:path';
import { errorCodes } from '../../conformance/published/generated/error-codes.ts';
import { loadRegister } from '../../conformance/requirements/register.ts';

interface DocsLinks {
  site: string | undefined;
  requirement: (id: string) => string | undefined;
  errorCode: (code: KnownCode) => string | undefined;
}

type KnownCode = keyof typeof errorCodes;

/** A report travels to readers without a sandbox, so it has links only if `--docs` names a site. */
export function docsLinks(docs: string | undefined): DocsLinks {
  if (docs === undefined) return { site: docs, requirement: () => undefined, errorCode: () => undefined };
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
