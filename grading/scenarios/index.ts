import { jobs } from './jobs.ts';
import { largeFile } from './large-file.ts';
import { lostResponses } from './lost-responses.ts';
import { manyUsers } from './many-users.ts';
import { reading } from './reading.ts';
import type { Scenario } from './scenario.ts';
import { strain } from './strain.ts';
import { surprising } from './surprises.ts';

const all = [reading, jobs, manyUsers, strain, lostResponses, largeFile, surprising];

export const scenarios: readonly Scenario[] = all.flat();
