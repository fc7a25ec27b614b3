import { states } from '../../../src/contract/generated/states.ts';
import { loadGraphviz, quoted } from '../diagram.ts';
import { code, type Page, page, table } from '../markdown.ts';

interface Machine {
  initial: string | readonly string[];
  terminal: readonly string[];
  transitions: readonly { from: string; to: string; by: string; operation?: string }[];
}

/** Titles of the state machines, by schema name, in the order of the page. */
const titles: Record<string, string> = {
  JobStatus: 'Jobs of the administration interface',
  UserImportStatus: 'Imports of users',
  DocumentStatus: 'Documents',
  ProvisionStatus: 'Provisions',
};

/** Creates the page that shows the state machines of the contract (`x-states`) as diagrams and tables. */
export async function statePage(): Promise<Page> {
  const draw = await loadGraphviz();
  const place = (name: string) => Object.keys(titles).indexOf(name);
  const machines = Object.entries<Machine>(states).toSorted(([left], [right]) => place(left) - place(right));
  const sections = machines.map(([name, machine]) =>
    [
      `## ${titles[name] ?? name}`,
      draw(`State diagram of ${name}`, statementsOf(machine)),
      table(
        ['From', 'To', 'Cause'],
        machine.transitions.map(({ from, to, operation }) => [
          code(from),
          code(to),
          operation ? code(operation) : 'time',
        ]),
      ),
    ].join('\n\n'),
  );
  return page(
    'register/states.md',
    '---\naside: false\n---',
    '# State diagrams',
    `These diagrams are drawn from the contract. A thick frame marks an initial state, and a double frame marks a final
state. An arrow with a label is a transition by an operation. An arrow without a label is a transition by time on the
tenant's clock, which [a client can stop and advance](/partner/jobs-and-time). A job plan defines the time and the result of the transition.`,
    ...sections,
  );
}

/** Describes a state machine in the Graphviz language. */
function statementsOf({ initial, terminal, transitions }: Machine): string[] {
  const initials = [initial].flat();
  const names = [...new Set([...initials, ...transitions.flatMap(({ from, to }) => [from, to])])];
  const nodes = names.map((name) => {
    const looks = [terminal.includes(name) ? 'peripheries=2' : '', initials.includes(name) ? 'penwidth=2.2' : ''];
    return `${quoted(name)} [${looks.filter(Boolean).join(', ')}]`;
  });
  const edges = transitions.map(
    ({ from, to, operation }) =>
      `${quoted(from)} -> ${quoted(to)} [label=${quoted(operation ? ` ${operation} ` : '')}]`,
  );
  return [...nodes, ...edges];
}
