import { afterEach, expect, test, vi } from 'vitest';
import { safeOutput } from '../safe-output.ts';
import { gradeCommand } from './grade-command.ts';

const { stderr } = process;
const isTerminal = stderr.isTTY;
afterEach(() => {
  stderr.isTTY = isTerminal;
  vi.restoreAllMocks();
});

test('the progress of a grade in a terminal has no escaped character, and it is erased at the end', async () => {
  const texts: string[] = [];
  stderr.isTTY = true;
  vi.spyOn(stderr, 'write').mockImplementation((text) => texts.push(String(text)) > 0);
  const { signal } = new AbortController();
  const options = { report: '.', failOn: 'grade', deadline: 60, concurrency: 1 } as const;
  await gradeCommand('node --version', { ...options, scenario: ['refusal'] }, signal);
  const written = safeOutput(texts.join(''), true);
  expect(written.split('\r\u001b[K')).toEqual(['', expect.stringMatching(/^ {2}\d of 1 scenarios: refusal/), '']);
});
