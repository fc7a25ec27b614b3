import { forgetEnded } from '../journal/forget-ended.ts';
import type { ControlOperation } from './operation.ts';

/** The metrics of the sandbox in the text format of Prometheus (D-98); what makes them is loaded when they are first asked. */
export const readMetrics: ControlOperation<'readMetrics'> = async ({ tenants, journals, traffic, files }) => {
  await forgetEnded({ tenants, journals, files });
  const { metricsText } = await import('../journal/metrics.ts');
  return { status: 200, content: await metricsText({ tenants, journals, traffic }) };
};
