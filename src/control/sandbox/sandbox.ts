import packageFile from '../../../package.json' with { type: 'json' };
import { Problem } from '../../contract/problem.ts';
import { forgetEnded } from '../../journal/forget-ended.ts';
import type { ControlOperations } from '../operation.ts';

/** Control-plane operations that concern the whole sandbox instead of one tenant. */
export const sandbox: ControlOperations = {
  readHealth: {
    run: ({ tenants }) => ({
      status: 200,
      body: { status: 'ok', version: packageFile.version, tenants: tenants.names },
    }),
  },

  /** Returns the status 200 if the sandbox can serve requests, otherwise an error (design decision D-98). */
  readReady: {
    run: async ({ tenants, notReady }) => {
      const detail = await notReady();
      if (detail !== null) throw new Problem({ code: 'NOT READY', detail });
      const quarantined = tenants.quarantined.map(({ id }) => id);
      return { status: 200, body: { ready: true, ...(quarantined.length > 0 && { quarantined }) } };
    },
  },

  /** Returns metrics in the Prometheus format (design decision D-98). */
  readMetrics: {
    run: async ({ tenants, journals, traffic, files }) => {
      await forgetEnded({ tenants, journals, files });
      const { metricsText } = await import('../../journal/metrics.ts');
      return { status: 200, content: await metricsText({ tenants, journals, traffic }) };
    },
  },
};
