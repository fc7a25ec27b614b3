import { readSources } from '../../trace/read-sources.ts';
import { type TracedClaim, traceClaims, traceCsv } from '../../trace/trace.ts';
import { anchor, type Page, page } from '../markdown.ts';
import { areaOf } from './faults.ts';

export function claimPages(project: string): Page[] {
  const claims = traceClaims(readSources(project));
  return [
    tracePage(claims),
    { path: 'public/register/claims.csv', markdown: traceCsv(claims) },
    { path: 'public/register/claims.json', markdown: `${JSON.stringify(claims, null, 2)}\n` },
    { path: 'register/claims-data.json', markdown: JSON.stringify(claims.map(withLinks(areaOf()))) },
  ];
}

function tracePage(claims: readonly TracedClaim[]): Page {
  const count = (coverage: string) => claims.filter((each) => each.coverage === coverage).length;
  return page(
    'register/claims.md',
    '---\npageClass: register\naside: false\n---',
    '<script setup>\nimport claims from "./claims-data.json";\n</script>',
    '# Claims',
    `The service's description makes ${claims.length} claims. Each claim has links to the related parts of the contract,
requirements, cases and faults. A claim is **covered** if a case judges it and a fault of the sandbox proves the case
(${count('covered')} claims). A claim is **partly** covered if the case or the fault is missing (${count('partly')} claims). A
claim is **open** if nothing uses it (${count('open')} claims).`,
    '<TraceTable :claims="claims" />',
  );
}

function withLinks(areas: ReadonlyMap<string, string>) {
  const operation = (contract: string, id: string) => ({
    text: id,
    href: `/register/operations-${contract}.html#${anchor(id)}`,
  });
  return ({ places, requirements, ...claim }: TracedClaim) => ({
    ...claim,
    places: places.map(({ contract, pointer, operations }) => ({
      text: `${contract}.json#${pointer}`,
      operations: operations.map((id) => operation(contract, id)),
    })),
    requirements: requirements.map((each) => ({
      id: each.id,
      href: `/register/requirements-${areas.get(each.id)}.html#${each.id}`,
      basis: each.basis,
      operations: each.operations,
      untestable: each.untestable,
      cases: each.cases,
      faults: each.faults.map((id) => ({ text: id, href: `/register/faults.html#${id}` })),
    })),
  });
}
