import type { OperationId } from '../../contract/operation.ts';
import { advanceClock } from '../../control/advanceClock.ts';
import { advanceTenantDocument } from '../../control/advanceTenantDocument.ts';
import { advanceTenantImport } from '../../control/advanceTenantImport.ts';
import { advanceTenantJob } from '../../control/advanceTenantJob.ts';
import { advanceTenantProvision } from '../../control/advanceTenantProvision.ts';
import { clearJobPlan } from '../../control/clearJobPlan.ts';
import { clearJournal } from '../../control/clearJournal.ts';
import { clearOwnJournal } from '../../control/clearOwnJournal.ts';
import { clearTenantFaults } from '../../control/clearTenantFaults.ts';
import { createSnapshot } from '../../control/createSnapshot.ts';
import { createTenant } from '../../control/createTenant.ts';
import { createTenantFault } from '../../control/createTenantFault.ts';
import { deleteSnapshot } from '../../control/deleteSnapshot.ts';
import { deleteTenant } from '../../control/deleteTenant.ts';
import { deleteTenantFault } from '../../control/deleteTenantFault.ts';
import { downloadSnapshot } from '../../control/downloadSnapshot.ts';
import { freezeClock } from '../../control/freezeClock.ts';
import { listFaults } from '../../control/listFaults.ts';
import { listSnapshots } from '../../control/listSnapshots.ts';
import { listTenantFaults } from '../../control/listTenantFaults.ts';
import { listTenants } from '../../control/listTenants.ts';
import type { ControlOperation } from '../../control/operation.ts';
import { readClock } from '../../control/readClock.ts';
import { readHealth } from '../../control/readHealth.ts';
import { readJobPlans } from '../../control/readJobPlans.ts';
import { readJournal } from '../../control/readJournal.ts';
import { readMetrics } from '../../control/readMetrics.ts';
import { readOwnJournal } from '../../control/readOwnJournal.ts';
import { readReady } from '../../control/readReady.ts';
import { readTenant } from '../../control/readTenant.ts';
import { readTenantState } from '../../control/readTenantState.ts';
import { resetTenant } from '../../control/resetTenant.ts';
import { restoreSnapshot } from '../../control/restoreSnapshot.ts';
import { resumeClock } from '../../control/resumeClock.ts';
import { revokeApiKey } from '../../control/revokeApiKey.ts';
import { seedTenant } from '../../control/seedTenant.ts';
import { setClock } from '../../control/setClock.ts';
import { setJobPlan } from '../../control/setJobPlan.ts';
import { updateTenant } from '../../control/updateTenant.ts';
import { uploadSnapshot } from '../../control/uploadSnapshot.ts';
import { watchTenant } from '../../control/watchTenant.ts';

/** The operations of the control plane. */
export const controlOperations: { readonly [Id in OperationId]?: ControlOperation<Id> } = {
  listFaults,
  listTenantFaults,
  createTenantFault,
  clearTenantFaults,
  deleteTenantFault,
  createSnapshot,
  downloadSnapshot,
  uploadSnapshot,
  seedTenant,
  readJournal,
  clearJournal,
  readOwnJournal,
  clearOwnJournal,
  watchTenant,
  readReady,
  readMetrics,
  deleteSnapshot,
  listSnapshots,
  restoreSnapshot,
  advanceTenantDocument,
  advanceTenantImport,
  advanceTenantJob,
  advanceTenantProvision,
  clearJobPlan,
  readJobPlans,
  setJobPlan,
  advanceClock,
  freezeClock,
  readClock,
  readTenantState,
  resumeClock,
  setClock,
  createTenant,
  deleteTenant,
  listTenants,
  readHealth,
  readTenant,
  resetTenant,
  revokeApiKey,
  updateTenant,
};
