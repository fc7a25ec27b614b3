import { readdir, readFile } from 'node:fs/promises';
import { allFakers } from '@faker-js/faker';
import { seedOf } from '../../contract-samples/index.ts';
import type { WordLists } from '../../src/generator/word-lists.ts';
import { readTenantData } from '../../src/tenant/read-tenant-data.ts';
import { parseSeed } from '../../src/tenant/seed-text.ts';
import { root } from './files.ts';

const languages = ['en', 'de', 'fr', 'es', 'pl', 'el', 'ru', 'ar', 'ja', 'zh_CN'] as const;

/** The generated names are stored in a file, so that the sandbox needs no library for names. */
export function preparedLeaves(): [string, string][] {
  const leaves = Object.fromEntries(languages.map((language) => [language, leavesIn(language)]));
  return [[`${root}dist/leaves/names.json`, `${JSON.stringify(leaves, null, 1)}\n`]];
}

function leavesIn(language: (typeof languages)[number]): WordLists {
  const faker = allFakers[language];
  const draw = (kind: keyof WordLists, count: number, make: () => string): string[] => {
    const values = Array.from({ length: count }, (_, index) => {
      faker.seed(seedOf('leaves', language, kind, index));
      return make();
    });
    return [...new Set(values)];
  };
  return {
    firstNames: draw('firstNames', 120, () => faker.person.firstName()),
    lastNames: draw('lastNames', 160, () => faker.person.lastName()),
    jobTitles: draw('jobTitles', 60, () => faker.person.jobTitle()),
    companies: draw('companies', 60, () => faker.company.name()),
    cities: draw('cities', 60, () => faker.location.city()),
  };
}

/** Returns the sample tenants as JSON files, because the sandbox parses JSON faster than YAML. */
export async function preparedWorlds(): Promise<[string, string][]> {
  const folder = `${root}fixtures/worlds`;
  const names = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (file): Promise<[string, string]> => {
      const path = `${folder}/${file}`;
      readTenantData(file, path);
      const { seed } = parseSeed(await readFile(path, 'utf8'), path);
      return [`${root}dist/worlds/${file.replace(/yaml$/, 'json')}`, `${JSON.stringify(seed)}\n`];
    }),
  );
}
