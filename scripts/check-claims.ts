import { fileURLToPath } from 'node:url';
import { readSources, traceClaims, untracedFaults } from './trace/trace.ts';

// Checks that a contract refers to each claim (numbered statement of the service's description).
const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
const faults = untracedFaults(traceClaims(sources), sources.claims);
for (const fault of faults) console.error(`openapi/claims.yaml: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
