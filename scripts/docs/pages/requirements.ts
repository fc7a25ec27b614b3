import { cases } from '../../../conformance/cases/index.ts';
import { operationsOf } from '../../../conformance/record/judge.ts';
import { loadRegister, type Requirement } from '../../../conformance/requirements/register.ts';
import { requirementAreas } from '../areas.ts';
import { labelLinks, labelsOfMark } from '../basis-label.ts';
import { code, type Page, page, plain, table } from '../markdown.ts';
import type { FaultEntry } from './faults.ts';

export function requirementPages(faults: readonly FaultEntry[], links: ReadonlyMap<string, string>): Page[] {
  const register = loadRegister();
  return [overview(register), ...requirementAreas().map((area) => areaPage(area, register, { faults, links }))];
}

interface Beside {
  faults: readonly FaultEntry[];
  links: ReadonlyMap<string, string>;
}

function overview(register: readonly Requirement[]): Page {
  const rows = requirementAreas().map(({ area, file, title }) => {
    const own = register.filter((row) => isOf(row, file));
    const judged = own.filter(({ id }) => casesOf(id).length > 0).length;
    const count = (basis: string) => String(own.filter((row) => row.basis === basis).length);
    return [
      `[${title}](./requirements-${area})`,
      String(own.length),
      count('stated'),
      count('assumed'),
      String(judged),
    ];
  });
  const judged = register.filter(({ id }) => casesOf(id).length > 0).length;
  return page(
    'register/requirements.md',
    '# Requirements',
    `The register has ${register.length} requirements that follow from the service's description or from the contract.
The conformance suite judges ${judged} requirements with ${cases.length} test cases. For each other requirement the register states the reason why no test case can judge it.`,
    table(['Area', 'Requirements', 'Stated', 'Assumed', 'Judged'], rows),
  );
}

function areaPage(
  { area, file, title }: ReturnType<typeof requirementAreas>[number],
  register: readonly Requirement[],
  beside: Beside,
): Page {
  const rows = register.filter((row) => isOf(row, file));
  return page(
    `register/requirements-${area}.md`,
    '---\npageClass: register\noutline: 2\n---',
    `# Requirements: ${title.toLowerCase()}`,
    ...rows.map((row) => entryOf(row, beside)),
  );
}

function entryOf(row: Requirement, { faults, links }: Beside): string {
  const own = casesOf(row.id);
  const proofs = faults.filter(({ requirement }) => requirement === row.id);
  return [
    `## ${row.id}`,
    [basisLinks(row), row.level, ...operationsOf(row, cases).map((id) => links.get(id) ?? code(id))].join(' · '),
    plain(row.statement),
    ...(row.note ? [`*${plain(row.note)}*`] : []),
    ...(row.condition
      ? [`${plain(row.condition)} A target file may declare the requirement ${code(row.id)} as \`not applicable\`.`]
      : []),
    ...(row.help
      ? [`${plain(row.help)} A target file may declare the requirement ${code(row.id)} as \`not observable\`.`]
      : []),
    ...(own.length > 0 ? [own.map(({ id, title }) => `- ${code(id)} ${plain(title)}.`).join('\n')] : []),
    ...(row.untestable
      ? [`No case of the conformance suite can judge the requirement ${code(row.id)}. ${plain(row.untestable)}`]
      : []),
    ...(proofs.length > 0 ? [detectedFaults(proofs)] : []),
  ].join('\n\n');
}

function detectedFaults(proofs: readonly FaultEntry[]): string {
  const names = proofs.map(({ id }) => `[${code(id)}](./faults#${id})`).join(', ');
  return `If the sandbox injects ${proofs.length === 1 ? 'the fault' : 'one of the faults'} ${names}, the conformance suite must detect it.`;
}

function basisLinks({ basis, claims, decision }: Requirement): string {
  const own = labelLinks(labelsOfMark({ basis, meaning: undefined, claims: claims.slice(0, 1), decision }));
  const others = basis === 'stated' ? claims.slice(1) : claims;
  return [own, ...others.map((id) => `[${id}](./claims#${id.toLowerCase()})`)].join(' ');
}

const isOf = (row: Requirement, file: string) => row.file === file || row.file.endsWith(`/${file}`);
const casesOf = (requirement: string) => cases.filter((each) => each.requirement === requirement);
