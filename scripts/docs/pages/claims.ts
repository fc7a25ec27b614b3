import { readSources, type TracedClaim, traceClaims, traceCsv } from '../../trace/trace.ts';
import { anchor, type DocsPage } from '../markdown.ts';
import { docsAreaOf, sitePage } from '../render.ts';

export function claimPages(project: string): DocsPage[] {
  const claims = traceClaims(readSources(project));
  return [
    tracePage(claims),
    { path: 'public/register/claims.csv', markdown: traceCsv(claims) },
    { path: 'public/register/claims.json', markdown: `${JSON.stringify(claims, null, 2)}\n` },
    { path: 'register/claims-data.json', markdown: JSON.stringify(claims.map(withLinks)) },
  ];
}

function tracePage(claims: readonly TracedClaim[]): DocsPage {
  const count = (coverage: string) => claims.filter((each) => each.coverage === coverage).length;
  const counts = { covered: count('covered'), partly: count('partly'), open: count('open') };
  return sitePage('claims', 'claims', { all: claims.length, ...counts });
}

function withLinks({ places, requirements, ...claim }: TracedClaim) {
  const operation = (contract: string, id: string) => ({
    text: id,
    href: `/register/operations-${contract}.html#${anchor(id)}`,
  });
  return {
    ...claim,
    places: places.map(({ contract, pointer, operations }) => ({
      text: `${contract}.json#${pointer}`,
      operations: operations.map((id) => operation(contract, id)),
    })),
    requirements: requirements.map(({ faults, ...each }) => ({
      ...each,
      href: `/register/requirements-${docsAreaOf(each.id)}.html#${each.id}`,
      faults: faults.map((id) => ({ text: id, href: `/register/faults.html#${id}` })),
    })),
  };
}
