import packageFile from '../../../package.json' with { type: 'json' };
import { Problem } from '../../contract/problem.ts';
import { forgetEnded } from '../../journal/forget-ended.ts';
import type { ControlOperations } from '../operation.ts';

export const sandbox: ControlOperations = {
  readHealth: {
    run: ({ tenants }) => ({
      status: 200,
      body: { status: 'ok', version: packageFile.version, tenants: tenants.names },
    }),
  },

  readReady: {
    run: async ({ tenants, notReady }) => {
      const detail = await notReady();
      if (detail !== null) throw new Problem({ code: 'NOT READY', detail });
      const quarantined = tenants.quarantined.map(({ id }) => id);
      return { status: 200, body: { ready: true, ...(quarantined.length > 0 && { quarantined }) } };
    },
  },

  readMetrics: {
    run: async ({ tenants, journals, traffic, files }) => {
      await forgetEnded({ tenants, journals, files });
      const { metricsText } = await import('../../journal/metrics.ts');
      return { status: 200, content: await metricsText({ tenants, journals, traffic }) };
    },
  },
};
