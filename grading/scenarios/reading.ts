import { type Conditions, readDepartmentId } from './scenario.ts';
import { wrongClock } from './wrong-clock.ts';

export const reading: Readonly<Record<string, Conditions>> = {
  basics: {
    setUp: async ({ tenant }, { departmentPath: name, docId }) => {
      await tenant.fetch('/v2/admin/departments', {
        method: 'POST',
        headers: { 'content-type': 'application/vnd.api+json' },
        body: JSON.stringify({ data: { type: 'departments', attributes: { name } } }),
      });
      const form = new FormData();
      form.append('file', new Blob(['An annex.']), 'annex.txt');
      form.append('docId', String(docId));
      await tenant.fetch('/documents', { method: 'POST', body: form });
      return undefined;
    },
  },
  'token-expiry': { intercept: wrongClock(-1) },
  redirect: {
    intercept:
      ({ otherHost }) =>
      async (request, forward) => {
        if (readDepartmentId(request) === undefined) return forward();
        await forward();
        const headers = { location: `${otherHost}/v2/admin/departments/1`, 'content-length': '0' };
        return { status: 307, headers, body: Buffer.alloc(0), probe: 'redirect to another host' };
      },
  },
};
