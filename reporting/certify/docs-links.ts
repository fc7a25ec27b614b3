import { basename } from 'node:path';
import { errorCodes } from '../../conformance/published/generated/error-codes.ts';
import { loadRegister } from '../../conformance/requirements/register.ts';

export const localDocs = 'http://127.0.0.1:4010/_sandbox/docs/';

interface DocsLinks {
  site: string;
  requirement: (id: string) => string | undefined;
  errorCode: (code: KnownCode) => string;
}

type KnownCode = keyof typeof errorCodes;

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
