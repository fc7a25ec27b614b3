import { states } from '../../../src/contract/generated/states.ts';
import { type Machine, stateDiagrams } from '../../generate/state-diagrams.ts';
import type { DocsPage } from '../markdown.ts';
import { sitePage } from '../render.ts';

const titles: Record<string, string> = {
  JobStatus: 'Jobs of the administration interface',
  UserImportStatus: 'Imports of users',
  DocumentStatus: 'Documents',
  ProvisionStatus: 'Provisions',
};

export async function statePage(): Promise<DocsPage> {
  const diagrams = await stateDiagrams();
  const place = (name: string) => Object.keys(titles).indexOf(name);
  const machines = Object.entries<Machine>(states)
    .toSorted(([left], [right]) => place(left) - place(right))
    .map(([name, machine]) => {
      const svg = diagrams[name] ?? '';
      // A wide diagram scrolls on a phone, so that its text stays readable.
      const isWide = Number(/width="(\d+)pt"/.exec(svg)?.[1]) > 300;
      return { ...machine, name, title: titles[name] ?? name, isWide, svg };
    });
  return sitePage('states', 'states', { machines });
}
