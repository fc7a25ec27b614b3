import { readFileSync, writeFileSync, appendFileSync } from 'node:fs';
import { test } from 'vitest';
import { breaksOf, judgeOf, type OperationShape, operationShapes, sampleRequest, seedOf } from '../../contract-samples/index.ts';
import { openSandbox } from './testing/sandbox.ts';
import { sendSample } from './testing/send-sample.ts';

const out = '/tmp/explore.txt';
writeFileSync(out, '');
const csv = { name: 'people.csv', bytes: Buffer.from('email,firstName,lastName\n') };
const only = process.env['ONLY'];
const onWire = (shape: OperationShape, q: Record<string, unknown>) => judgeOf(shape.parameters.query)(Object.fromEntries(Object.entries(q).map(([k, v]) => { const p = shape.parameters.query.properties?.[k]; return [k, typeof p === 'object' && p.type === 'integer' && /^-?\d{1,15}$/.test(String(v)) ? Number(v) : String(v)]; })));
for (const name of ['admin', 'documents', 'sandbox'] as const) {
  const document = JSON.parse(readFileSync(new URL(`../../dist/openapi/${name}.json`, import.meta.url), 'utf8'));
  for (const shape of operationShapes(document)) {
    if (shape.id === 'watchTenant' || (only && shape.id !== only)) continue;
    test(shape.id, async () => {
      const seen = new Set<string>();
      const cpu = process.cpuUsage();
      let sandbox = openSandbox();
      let { token } = await sandbox.as('aurora', 'super-admin');
      let sent = 0;
      for (let n = 0; n < Number(process.env['N'] ?? 20); n++) {
        const request = sampleRequest(shape, seedOf(shape.id, n), { edges: n % 2 === 1 });
        const go = (r: typeof request) => sendSample(sandbox, shape, r, { authorization: `Bearer ${token}`, ...(shape.path.endsWith('token') && { 'x-api-key': 'aurora-admin-key' }) }, csv);
        let r;
        try { r = await go(request); } catch (e) { const m = `${shape.id} THROWS ${String(e).slice(0, 600)} ${JSON.stringify(request).slice(0,300)}\n`; if (!seen.has(m.slice(0,200))) { seen.add(m.slice(0,200)); appendFileSync(out, m);} sandbox = openSandbox(); ({ token } = await sandbox.as('aurora', 'super-admin')); continue; }
        sent++;
        if ([400, 415, 422, 413, 500].includes(r.status)) {
          const code = r.body.code ?? r.body.errors?.[0].code;
          const detail = r.body.detail ?? r.body.error ?? r.body.errors?.[0].detail;
          if (!seen.has(`${code}${detail.slice(0,40)}`)) appendFileSync(out, `${shape.id} VALID ${r.status} ${code} ${detail.slice(0,300)}\n`);
          seen.add(`${code}${detail.slice(0,40)}`);
        }
        if (n > 3) continue;
        const broken = [
          ...Object.values(shape.bodies).slice(0,1).flatMap((s) => request.body ? breaksOf(s, request.body.value, n).map((b) => ({ ...b, request: { ...request, body: { ...request.body!, value: b.value } } })) : []),
          ...breaksOf(shape.parameters.query, request.query, n).filter((b) => typeof b.value === 'object' && b.value !== null && !Array.isArray(b.value) && !onWire(shape, b.value as never)).map((b) => ({ ...b, request: { ...request, query: b.value as never } })),
        ];
        for (const b of broken) {
          let r;
          try { r = await go(b.request); } catch (e) { const m = `${shape.id} BREAK-THROWS ${b.keyword} ${b.pointer} ${String(e).slice(0, 300)}\n`; if (!seen.has(m)) { seen.add(m); appendFileSync(out, m);} sandbox = openSandbox(); ({ token } = await sandbox.as('aurora', 'super-admin')); continue; }
          sent++;
          const code = r.body.code ?? r.body.errors?.[0].code;
          const key = `${b.keyword} ${b.pointer} ${r.status} ${code}`;
          if (r.status !== 400 && !(r.status === 409 && code === 'RESOURCE TYPE MISMATCH') && !seen.has(key)) { seen.add(key); appendFileSync(out, `${shape.id} BROKEN ${key} ${JSON.stringify(b.value).slice(0, 200)}\n`); }
        }
      }
      appendFileSync(out, `# ${shape.id} ${sent} ${process.cpuUsage(cpu).user / 1000}\n`);
    });
  }
}
