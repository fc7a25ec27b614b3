import type { SectionReport } from '../../lab/report.ts';
import { plain, table } from '../markdown.ts';

const questions: readonly { what: string; section: string; column: string; isBetterHigh?: boolean }[] = [
  { what: 'time from start to first response, ms', section: 'start', column: 'start, ms' },
  { what: 'CPU of a read, µs', section: 'read', column: 'CPU, µs' },
  { what: 'reads per second', section: 'read', column: 'requests/s', isBetterHigh: true },
  { what: 'CPU of a write, µs', section: 'write', column: 'CPU, µs' },
  { what: 'writes per second', section: 'write', column: 'requests/s', isBetterHigh: true },
  { what: 'memory under reads, MB', section: 'read', column: 'memory, MB' },
  { what: 'CPU of a read in a contract of 150 operations, µs', section: 'operations', column: '150 operations, µs' },
];

export function besidePrism(sections: readonly SectionReport[]): string[] {
  const rows = questions.flatMap(({ what, section, column, isBetterHigh }) => {
    const measured = sections.find(({ name }) => name === section);
    const place = measured?.columns.indexOf(column) ?? -1;
    const of = (server: string) => Number(measured?.rows.find(([name]) => name === server)?.[place]);
    const [prism, ours] = [of('Prism'), of('this sandbox')];
    if (!(prism > 0 && ours > 0)) return [];
    const times = isBetterHigh ? ours / prism : prism / ours;
    return [[plain(what), prism.toLocaleString('en'), ours.toLocaleString('en'), times.toFixed(1)]];
  });
  if (rows.length === 0) return [];
  return [
    '## Comparison with Prism',
    `Prism answers each request with an example from the contract and stores nothing. A department that a client creates
in Prism therefore cannot be read later. This sandbox stores data, refuses the same requests as the service, and runs
jobs on the tenant's clock. The sandbox forwards requests with the header \`Prefer\` to Prism. The table compares the
speed and the memory of Prism and the sandbox.`,
    table(['', 'Prism', 'this sandbox', 'advantage of this sandbox, times'], rows, ['left', 'right', 'right', 'right']),
  ];
}
