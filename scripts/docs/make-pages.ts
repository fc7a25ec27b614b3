import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runAll } from '../journeys/run-journey.ts';
import type { DocsPage } from './markdown.ts';
import { claimPages } from './pages/claims.ts';
import { contractChangesPage } from './pages/contract-changes.ts';
import { journeyPages } from './pages/journeys.ts';
import { measurementPages } from './pages/measurements.ts';
import { operationLinks, operationPages } from './pages/operations.ts';
import {
  changesPage,
  clientRulePage,
  commandPage,
  decisionPage,
  errorPage,
  faultEntries,
  faultPage,
  triggerPages,
} from './pages/registers.ts';
import { requirementPages } from './pages/requirements.ts';
import { statePage } from './pages/states.ts';

/** Generates the pages in `docs/register/`, such as the lists of operations, error codes and decisions. */
export async function makePages(project: string): Promise<DocsPage[]> {
  const openapi = join(project, 'openapi');
  const faults = faultEntries();
  const pages = [
    ...claimPages(project),
    decisionPage(openapi),
    errorPage(openapi),
    await statePage(),
    ...operationPages(project),
    ...requirementPages(faults, operationLinks(project)),
    faultPage(faults),
    ...triggerPages(),
    ...journeyPages(await runAll(project), operationLinks(project)),
    commandPage(),
    clientRulePage(),
    ...measurementPages(project),
    changesPage(project),
    await contractChangesPage(project),
  ];
  for (const folder of ['register', 'public/register']) {
    rmSync(join(project, 'docs', folder), { recursive: true, force: true });
  }
  for (const { path, markdown } of pages) {
    const file = join(project, 'docs', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, markdown);
  }
  return pages;
}
