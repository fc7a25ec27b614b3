import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, page } from '../markdown.ts';

export function changesPage(project: string): Page {
  const text = readFileSync(join(project, 'CHANGELOG.md'), 'utf8');
  return page(
    'register/changes.md',
    text
      .replace(/^# .*$/m, '# Changes')
      .replaceAll('<', '&lt;')
      .trimEnd(),
  );
}
