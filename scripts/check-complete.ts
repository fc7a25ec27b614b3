import { missingParts, projectParts, sentenceOf } from './complete/missing-parts.ts';

// Checks that no example request, requirement, case, fault or declared side effect of a fault is missing.
const missing = missingParts(projectParts);
for (const part of missing) console.error(sentenceOf(part));
process.exitCode = missing.length > 0 ? 1 : 0;
