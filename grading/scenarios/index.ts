import { jobs } from './jobs.ts';
import { largeFile } from './large-file.ts';
import { manyUsers } from './many-users.ts';
import { reading } from './reading.ts';
import type { Scenario } from './scenario.ts';
import { strain } from './strain.ts';
import { surprising } from './surprises.ts';

export const scenarios: readonly Scenario[] = [...reading, ...jobs, ...manyUsers, ...strain, largeFile, ...surprising];
