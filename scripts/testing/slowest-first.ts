import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../generate/files.ts';
import { readTimes } from './test-times.ts';

/**
 * Starts the slow test files first, so that no core is idle while the last file runs. The order of the other files is random.
 * The seed that Vitest prints repeats the order.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { slowest } = readTimes();
    const { seed } = this.ctx.config.sequence;
    const places = files.map((file) => {
      const name = relative(root, file.moduleId).replaceAll('\\', '/');
      return { file, seconds: slowest[name] ?? 0, draw: createHash('sha1').update(`${seed} ${name}`).digest('hex') };
    });
    places.sort((left, right) => right.seconds - left.seconds || (left.draw < right.draw ? -1 : 1));
    return places.map(({ file }) => file);
  }
}
