import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classes } from '../../conformance/requirements/classes.ts';
import { loadRegister } from '../../conformance/requirements/register.ts';
import { root } from '../generate/files.ts';

test.each(Object.values(classes))('the home page shows the number of required requirements of %s', (title) => {
  const required = loadRegister().filter(
    (each) => each.class === title && each.level === 'required' && each.basis === 'stated',
  );
  const shown = readFileSync(`${root}docs/.vitepress/theme/terminal.vue`, 'utf8');
  const line = shown.split('\n').find((each) => each.startsWith(title));
  expect(line).toContain(`  ${required.length} of ${required.length}`);
});
