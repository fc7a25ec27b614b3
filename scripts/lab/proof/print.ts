import type { Result } from './judge-trial.ts';
import type { MatrixRow } from './matrix.ts';

export function complaint({ fault, requirement, verdict, strays, reasons, cases }: Result): string {
  const why: Record<Result['verdict'], string> = {
    killed: 'was caught',
    survived: `was not detected by ${requirement} (${cases} cases)`,
    elsewhere: `breaks ${requirement}, but other requirements failed`,
    void: `made the run void: ${reasons[requirement]}`,
  };
  const others = strays.map((id) => `    ${id}: ${reasons[id] ?? ''}`.slice(0, 80));
  return [`  ${fault}`, `    ${why[verdict]}`, ...others].join('\n');
}

export function areaLines(matrix: readonly MatrixRow[]): string[] {
  const areas = [...new Set(matrix.map(({ area }) => area))];
  return areas.map((area) => {
    const rows = matrix.filter((row) => row.area === area && row.faults.length > 0);
    const faults = rows.flatMap((row) => row.faults);
    const killed = faults.filter(({ verdict }) => verdict === 'killed').length;
    const counts = `${String(rows.length).padStart(4)} requirements ${String(faults.length).padStart(4)} faults`;
    return `  ${area.padEnd(18)}${counts}   ${killed === faults.length ? 'all caught' : `${faults.length - killed} NOT CAUGHT`}`;
  });
}

export function shareLine(matrix: readonly MatrixRow[], basis: MatrixRow['basis']): string {
  const rows = matrix.filter((row) => row.basis === basis && row.noFault === null);
  const caught = rows.filter(({ faults }) => faults.length > 0 && faults.every(({ verdict }) => verdict === 'killed'));
  return `  ${basis}: ${caught.length} of ${rows.length} requirements that can be broken are proven`;
}
