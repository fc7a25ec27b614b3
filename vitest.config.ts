import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,conformance,scripts}/**/*.test.ts'],
    sequence: { shuffle: true },
    testTimeout: 20_000,
  },
});
