import type { OperationId } from '../contract/operation.ts';
import type { FaultRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { ActiveFault } from './contract-fault.ts';
import { contractFaultOf } from './contract-faults.ts';
import { drawn } from './seeded.ts';

export type Draws = Map<string, { before: FaultRow; applies: boolean }>;

/** `draws` stores the random choices for a request, so that a repeated attempt gets the same faults. */
export function activeFaults(tenantData: TenantData, operation: OperationId, draws: Draws): FaultRow[] {
  return chosen(tenantData, draws, (row) => actsOn(row, operation));
}

export function activeUnmatchedFaults(tenantData: TenantData, draws: Draws): FaultRow[] {
  return chosen(tenantData, draws, (row) => {
    const fault = contractFaultOf(row.name);
    return fault?.unmatched !== undefined && fault.operations.some((operation) => actsOn(row, operation));
  });
}

function chosen(tenantData: TenantData, draws: Draws, isPossible: (row: FaultRow) => boolean): FaultRow[] {
  return tenantData.rows.faults
    .list()
    .filter(isPossible)
    .flatMap((row) => (isCounted(row) ? drawOnce(tenantData, row, draws) : [row]));
}

function drawOnce(tenantData: TenantData, row: FaultRow, draws: Draws): FaultRow[] {
  const earlier = draws.get(row.id);
  if (earlier && row.asked > earlier.before.asked) return earlier.applies ? [earlier.before] : [];
  const applies = tenantData.transact(() => draw(tenantData, row)).value;
  draws.set(row.id, { before: row, applies });
  return applies ? [row] : [];
}

/** The caller must have started a transaction, because `activeTransitionFaults` changes a stored counter. */
export function activeTransitionFaults(tenantData: TenantData): ActiveFault[] {
  return contractFaultsAmong(tenantData.rows.faults.list())
    .filter(({ row, fault }) => row.left !== 0 && fault.afterTransition !== undefined)
    .filter(({ row }) => !isCounted(row) || draw(tenantData, row));
}

function actsOn({ name, operation: only, left, memory, parameters }: FaultRow, operation: OperationId): boolean {
  const mayBeRepeated = Number(parameters['repeats']) > 0 && memory.length > 0;
  if ((left === 0 && !mayBeRepeated) || (only !== null && only !== operation)) return false;
  const fault = contractFaultOf(name);
  return !fault || fault.operations.includes(operation);
}

function isCounted({ share, skip = 0, asked }: FaultRow): boolean {
  return share < 1 || asked < skip;
}

function draw(tenantData: TenantData, row: FaultRow): boolean {
  tenantData.rows.faults.put({ ...row, asked: row.asked + 1 });
  return row.asked >= (row.skip ?? 0) && (row.share >= 1 || drawn(row.seed, row.asked) < row.share);
}

export function contractFaultsAmong(rows: readonly FaultRow[]): ActiveFault[] {
  return rows.flatMap((row) => {
    const fault = contractFaultOf(row.name);
    return fault ? [{ row, fault }] : [];
  });
}

/** `countDown` must be called inside a transaction on the tenant's data. */
export function countDown(tenantData: TenantData, ids: Iterable<string>): void {
  for (const id of ids) {
    const row = tenantData.rows.faults.get(Number(id));
    if (row && row.left !== null && row.left > 0) tenantData.rows.faults.put({ ...row, left: row.left - 1 });
  }
}

/** Returns false if the fault does not affect the request. Repetitions of an affected request are not counted. */
export function countRequest(tenantData: TenantData, row: FaultRow, request: string): boolean {
  const { left, memory, parameters } = row;
  const [affected, open = '0'] = memory;
  if (affected === request) {
    tenantData.rows.faults.put({ ...row, memory: open === '1' ? [] : [request, String(Number(open) - 1)] });
    return true;
  }
  const repeats = Number(parameters['repeats'] ?? 0);
  const next = left === 0 || repeats === 0 ? [] : [request, String(repeats)];
  if (left !== null || next.length > 0 || memory.length > 0)
    tenantData.rows.faults.put({ ...row, left: left && left - 1, memory: next });
  return left !== 0;
}

/** Stores values that an injected fault reads during later requests. The caller must have started a transaction. */
export function storeMemory(tenantData: TenantData, id: string, memory: readonly string[]): void {
  const row = tenantData.rows.faults.get(Number(id));
  if (row) tenantData.rows.faults.put({ ...row, memory });
}
