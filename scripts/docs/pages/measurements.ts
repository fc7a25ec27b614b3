import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadRegister } from '../../../conformance/requirements/register.ts';
import { reasons } from '../../../conformance/selftest/mutation/mutant.ts';
import { type ChaosReport, chaosRows } from '../../lab/chaos/report.ts';
import { isDetected, isOnlyWarned, type LabResult, type LabTrial } from '../../lab/proof/implementation-trial.ts';
import type { Result } from '../../lab/proof/judge-trial.ts';
import type { BenchReport, SectionReport } from '../../lab/report.ts';
import type { DocsPage } from '../markdown.ts';
import { sitePage } from '../render.ts';
import { barsOf } from './plot.ts';

export function measurementPages(project: string): DocsPage[] {
  return [
    sensitivityPage(measured(project, 'sensitivity')),
    mutationPage(measured(project, 'mutation')),
    implementationsPage(project, measured(project, 'implementations')),
    chaosPage(measured(project, 'chaos')),
    benchmarkPage(measured(project, 'bench')),
  ];
}

function measured<Measurement>(project: string, name: string): Measurement {
  const file = join(project, `measurements/${name}.json`);
  if (!existsSync(file)) throw new Error(`measurements/${name}.json is missing: docs/operations.md names its command`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

interface Recorded {
  id: string;
  requirements: string[];
  verdict: 'own' | 'other' | 'missed';
}

function mutationPage(trials: readonly Recorded[]): DocsPage {
  const register = loadRegister();
  const claims = [...new Set(register.flatMap((row) => row.claims))].sort();
  const ofClaim = (claim: string) => register.filter((row) => row.claims.includes(claim)).map(({ id }) => id);
  const scores = (rows: readonly { id: string; ids: readonly string[] }[]) =>
    rows
      .map(({ id, ids }) => ({ id, ...scoreOf(trials.filter((trial) => overlaps(trial.requirements, ids))) }))
      .filter(({ all }) => all > 0);
  return sitePage('mutation', 'mutation', {
    score: scoreOf(trials),
    claims: scores(claims.map((id) => ({ id, ids: ofClaim(id) }))),
    requirements: scores(register.map(({ id }) => ({ id, ids: [id] }))),
    undetected: trials
      .filter(({ verdict }) => verdict !== 'own')
      .map((each) => ({ ...each, by: each.verdict === 'other' ? 'other cases' : 'no case', reason: reasons[each.id] })),
  });
}

function overlaps(one: readonly string[], other: readonly string[]): boolean {
  return one.some((id) => other.includes(id));
}

function scoreOf(trials: readonly Recorded[]) {
  const count = (verdict: Recorded['verdict']) => trials.filter((trial) => trial.verdict === verdict).length;
  const [all, missed] = [trials.length, count('missed')];
  return { all, missed, detected: all - missed, own: count('own'), other: count('other') };
}

type Notes = Record<string, Record<string, { reason: string; case?: string }>>;

function implementationsPage(project: string, measured: readonly LabResult[]): DocsPage {
  const notes: Notes = parse(readFileSync(join(project, 'fixtures/implementations/survivors.yaml'), 'utf8'));
  const implementations = measured.map((each) => {
    const share = (level: LabTrial['level']) => shareOf(each.trials.filter((trial) => trial.level === level));
    const survivors = each.trials
      .filter((trial) => !isDetected(trial))
      .map((trial) => ({ ...trial, ...notes[each.name]?.[trial.name] }));
    return { ...each, stated: share('stated'), implied: share('implied'), survivors };
  });
  return sitePage('implementations', 'implementations', { implementations });
}

function shareOf(trials: readonly LabTrial[]) {
  const detected = trials.filter(isDetected).length;
  const warned = trials.filter(isOnlyWarned).length;
  return { all: trials.length, detected, warned, percent: ((100 * detected) / trials.length).toFixed(0) };
}

function sensitivityPage({ results }: { results: readonly Result[] }): DocsPage {
  const killed = results.filter(({ verdict }) => verdict === 'killed').length;
  const requirements = new Set(results.map(({ requirement }) => requirement)).size;
  return sitePage('sensitivity', 'sensitivity', { results, killed, requirements });
}

function chaosPage({ machine, stores }: ChaosReport): DocsPage {
  return sitePage('chaos', 'chaos', { machine, stores, rows: chaosRows(stores) });
}

function benchmarkPage(report: BenchReport): DocsPage {
  const bars = report.sections.flatMap((section) => section.bars);
  const missed = bars.filter(({ holds }) => !holds);
  const sections = report.sections.map((section) => ({ ...section, plot: barsOf(section.columns, section.rows) }));
  const counts = { missed, targets: bars.length, reached: bars.length - missed.length };
  return sitePage('benchmark', 'benchmark', {
    ...report,
    ...counts,
    sections,
    besidePrism: besidePrism(report.sections),
  });
}

const questions: readonly { what: string; section: string; column: string; isBetterHigh?: boolean }[] = [
  { what: 'time from start to first response, ms', section: 'start', column: 'start, ms' },
  { what: 'CPU of a read, µs', section: 'read', column: 'CPU, µs' },
  { what: 'reads per second', section: 'read', column: 'requests/s', isBetterHigh: true },
  { what: 'CPU of a write, µs', section: 'write', column: 'CPU, µs' },
  { what: 'writes per second', section: 'write', column: 'requests/s', isBetterHigh: true },
  { what: 'memory under reads, MB', section: 'read', column: 'memory, MB' },
];

export function besidePrism(sections: readonly SectionReport[]): string[][] {
  return questions.flatMap(({ what, section, column, isBetterHigh }) => {
    const found = sections.find(({ name }) => name === section);
    const place = found?.columns.indexOf(column) ?? -1;
    const of = (server: string) => Number(found?.rows.find(([name]) => name === server)?.[place]);
    const [prism, ours] = [of('Prism'), of('this sandbox')];
    if (!(prism > 0 && ours > 0)) return [];
    const times = isBetterHigh ? ours / prism : prism / ours;
    return [[what, prism.toLocaleString('en'), ours.toLocaleString('en'), times.toFixed(1)]];
  });
}
