import { createRequire } from 'node:module';
import type Requests from './generated/requests.cjs';
import type Responses from './generated/responses.cjs';
import type Rows from './generated/rows.cjs';

// Uses `require`, because `import` would first search these large files for the names of their exports.
const load = createRequire(import.meta.url);

export const requests: typeof Requests = load('./generated/requests.cjs');

/** Loads the validators on first use, because most sandboxes do not need them. */
export const responses = (): typeof Responses => load('./generated/responses.cjs');

export const rowValidators = (): typeof Rows => load('./generated/rows.cjs');
