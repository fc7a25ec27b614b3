import { readdir, readFile } from 'node:fs/promises';
import { allFakers, type Faker } from '@faker-js/faker';
import { generateSync, type JsonSchema } from 'json-schema-faker';
import { plainSchema, seedOf } from '../../contract-samples/index.ts';
import type { WordLists } from '../../src/generator/word-lists.ts';
import { readTenantData } from '../../src/tenant/read-tenant-data.ts';
import { parseSeed } from '../../src/tenant/seed-text.ts';
import { root } from './files.ts';

const languages = ['en', 'de', 'fr', 'es', 'pl', 'el', 'ru', 'ar', 'ja', 'zh_CN'] as const;

/**
 * The lists of names that the script generates.
 * `method` is the faker function that creates a name. `count` is the maximum number of names.
 * `property` names a user attribute whose schema each generated name must match.
 */
const kinds = {
  firstNames: { property: 'firstName', method: 'person.firstName', count: 120 },
  lastNames: { property: 'lastName', method: 'person.lastName', count: 160 },
  jobTitles: { property: 'jobTitle', method: 'person.jobTitle', count: 60 },
  companies: { property: 'lastName', method: 'company.name', count: 60 },
  cities: { property: 'lastName', method: 'location.city', count: 60 },
} as const;

interface Contract {
  components: { schemas: { UserAttributes: { properties: Record<string, object> } } };
}

/** The generated names are stored in a file, so that the sandbox needs no library for names. */
export async function preparedLeaves(): Promise<[string, string][]> {
  const contract: Contract = JSON.parse(await readFile(`${root}dist/openapi/admin.json`, 'utf8'));
  const leaves = Object.fromEntries(languages.map((language) => [language, leavesIn(language, contract)]));
  return [[`${root}dist/leaves/names.json`, `${JSON.stringify(leaves, null, 1)}\n`]];
}

function leavesIn(language: (typeof languages)[number], contract: Contract): WordLists {
  const faker = allFakers[language];
  const { properties } = contract.components.schemas.UserAttributes;
  const draw = (kind: keyof WordLists): string[] => {
    const { property, method, count } = kinds[kind];
    const schema: JsonSchema = JSON.parse(
      JSON.stringify({ ...plainSchema(contract, properties[property] ?? {}), type: 'string', faker: method }),
    );
    const values = Array.from({ length: count }, (_, index) => {
      const seed = seedOf('leaves', language, kind, index);
      return drawn(schema, faker, seed);
    });
    return [...new Set(values)];
  };
  return {
    firstNames: draw('firstNames'),
    lastNames: draw('lastNames'),
    jobTitles: draw('jobTitles'),
    companies: draw('companies'),
    cities: draw('cities'),
  };
}

function drawn(schema: JsonSchema, faker: Faker, seed: number): string {
  faker.seed(seed);
  return String(generateSync(schema, { seed, extensions: { faker } }));
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
