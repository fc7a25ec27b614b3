import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../../scripts/generate/files.ts';
import { readTimes, type TestTimes } from './test-times.ts';

/** Starts slow test files first, so that no test file runs alone at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const nameOf = ({ moduleId }: TestSpecification) => relative(root, moduleId).replaceAll('\\', '/');
    const slowest = { ...readTimes('tests').slowest, ...readTimes('slow-tests').slowest };
    const order = slowestFirst(files.map(nameOf), slowest, this.ctx.config.sequence.seed);
    const places = new Map(order.map((name, place) => [name, place]));
    const placeOf = (file: TestSpecification) => places.get(nameOf(file)) ?? 0;
    return files.toSorted((left, right) => placeOf(left) - placeOf(right));
  }
}

/** Sorts slow test files by duration, longest first. Test files without a duration have a random order. */
export function slowestFirst(names: readonly string[], slowest: TestTimes['slowest'], seed: number): string[] {
  const draws = new Map(names.map((name) => [name, createHash('sha1').update(`${seed} ${name}`).digest('hex')]));
  const drawOf = (name: string) => draws.get(name) ?? '';
  return names.toSorted(
    (left, right) => (slowest[right] ?? 0) - (slowest[left] ?? 0) || drawOf(left).localeCompare(drawOf(right)),
  );
}
