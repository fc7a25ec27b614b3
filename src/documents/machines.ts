import type { Machines } from '../jobs/due.ts';
import { endProcessing, machine } from './processing.ts';
import { provisionMachine, searchOn } from './provisions.ts';

/** The machines of this interface: documents are read to their end, provisions are looked for. */
export const documentMachines: Machines = {
  [machine]: (world, documentId, at) => endProcessing(world, documentId, at),
  [provisionMachine]: (world, recordId, at) => searchOn(world, recordId, at),
};
