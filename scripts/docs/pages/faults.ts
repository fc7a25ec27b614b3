import { loadRegister } from '../../../conformance/requirements/register.ts';
import { contractFaults } from '../../../src/faults/contract-faults.ts';
import { transportFaults } from '../../../src/faults/transport/transport-faults.ts';
import { requirementAreas } from '../areas.ts';
import { code, type Page, page, plain, table } from '../markdown.ts';

/** A contract fault: its name, its effect, and the requirement that the sandbox violates because of the fault. */
export interface FaultEntry {
  id: string;
  requirement: string;
  about: string;
}

export function faultEntries(): FaultEntry[] {
  return Object.entries(contractFaults)
    .map(([id, { requirement, about }]) => ({ id, requirement, about }))
    .sort((left, right) => (left.id < right.id ? -1 : 1));
}

export function faultPage(faults: readonly FaultEntry[]): Page {
  const areas = areaOf();
  return page(
    'register/faults.md',
    '---\npageClass: register grouped\noutline: 2\n---',
    '# Faults',
    `The guide [Faults on demand](/partner/faults) shows how to activate a fault for a tenant. This page lists the
transport faults and the ${faults.length} contract faults. A contract fault is a small violation of one requirement, as
a careless implementation could contain it.`,
    '## Transport faults',
    'Transport faults test how a client handles connection and server errors. Transport faults apply to requests for any operation.',
    ...Object.entries(transportFaults).map(([name, { about, parameters }]) => transportEntry(name, about, parameters)),
    ...requirementAreas().flatMap(({ area, title }) => {
      const own = faults.filter(({ requirement }) => areas.get(requirement) === area);
      return own.length === 0
        ? []
        : [`## Contract faults: ${title.toLowerCase()}`, ...own.map((fault) => entryOf(fault, area))];
    }),
  );
}

function entryOf({ id, requirement, about }: FaultEntry, area: string): string {
  return [
    `### ${id} {#${id}}`,
    `${plain(about)} The fault ${code(id)} violates the requirement [${code(requirement)}](./requirements-${area}#${requirement}).`,
  ].join('\n\n');
}

type Parameters = Readonly<Record<string, { about: string; default: string | number }>>;

function transportEntry(name: string, about: string, parameters: Parameters): string {
  const rows = Object.entries(parameters).map(([parameter, { about: says, default: usual }]) => [
    code(parameter),
    plain(says),
    code(String(usual)),
  ]);
  return [
    `### ${name} {#transport-${name}}`,
    plain(about),
    ...(rows.length > 0 ? [table(['Parameter', 'Meaning', 'Default'], rows)] : []),
  ].join('\n\n');
}

export function areaOf(): Map<string, string> {
  const areas = requirementAreas();
  return new Map(
    loadRegister().map(({ id, file }) => [id, areas.find((area) => file.endsWith(area.file))?.area ?? '']),
  );
}
