import { cases } from '../../../conformance/cases/index.ts';
import { operationsOf } from '../../../conformance/record/judge.ts';
import { loadRegister, type Requirement } from '../../../conformance/requirements/register.ts';
import { requirementAreas } from '../areas.ts';
import { code, type DocsPage, labelLinks, labelsOfMark } from '../markdown.ts';
import { sitePage } from '../render.ts';
import type { FaultEntry } from './registers.ts';

export function requirementPages(faults: readonly FaultEntry[], links: ReadonlyMap<string, string>): DocsPage[] {
  const register = loadRegister().map((row) => ({
    ...row,
    cases: cases.filter((each) => each.requirement === row.id),
    faults: faults.filter(({ requirement }) => requirement === row.id),
    marks: [basisLinks(row), row.level, ...operationsOf(row, cases).map((id) => links.get(id) ?? code(id))].join(' · '),
  }));
  const judgedIn = (rows: typeof register) => rows.filter((row) => row.cases.length > 0).length;
  const areas = requirementAreas().map(({ file, ...area }) => {
    const rows = register.filter((row) => row.file === file || row.file.endsWith(`/${file}`));
    const stated = rows.filter(({ basis }) => basis === 'stated').length;
    return { ...area, rows, all: rows.length, stated, assumed: rows.length - stated, judged: judgedIn(rows) };
  });
  const counts = { all: register.length, judged: judgedIn(register), cases: cases.length };
  return [
    sitePage('requirements', 'requirements', { ...counts, areas }),
    ...areas.map((area) => sitePage(`requirements-${area.area}`, 'requirements-of-area', area)),
  ];
}

function basisLinks({ basis, claims, decision }: Requirement): string {
  const own = labelLinks(labelsOfMark({ basis, meaning: undefined, claims: claims.slice(0, 1), decision }));
  const others = basis === 'stated' ? claims.slice(1) : claims;
  return [own, ...others.map((id) => `[${id}](./claims#${id.toLowerCase()})`)].join(' ');
}
