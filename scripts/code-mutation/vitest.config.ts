import { defineConfig } from 'vitest/config';
import { quick } from '../../vitest.config.ts';
import { leftOut } from './inner-rooms.ts';

/** Slow tests, such as browser tests. Mutation runs exclude slow tests to save time. */
const broad = [
  'src/admin/{isolation,model,spreadsheets/spreadsheets,who-may}.test.ts',
  'src/http/{input/malformed-input,routes/dynamic-answer,server/kept-alive,static/start-page-in-browser}.test.ts',
  'src/store/{unit-memory,sqlite/large-tenants,testing/postgres-server}.test.ts',
  'conformance/runner/merged-run.test.ts',
];

const room = process.env['MUTANTS_ROOM'] ?? '';

export default defineConfig({
  test: {
    ...quick,
    include: [`${room}/**/*.test.ts`],
    exclude: [...broad, ...leftOut(room).map((each) => `${each}/**`)],
    sequence: { shuffle: false },
  },
});
