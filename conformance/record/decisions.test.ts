import { expect, test } from 'vitest';
import decisions from '../../dist/openapi/decisions.json' with { type: 'json' };
import { isOperationId } from '../canonical/operations.ts';
import { cases } from '../cases/index.ts';
import { faultOfExpression } from '../target/expressions.ts';
import { decisionRecords, type ObservedCase, observedDecisions } from './decisions.ts';
import type { PlainExchange } from './exchange-facts.ts';

function exchange(change: Partial<PlainExchange>, body?: unknown): PlainExchange {
  return {
    ...{ operation: 'createDepartment', method: 'POST', url: 'http://127.0.0.1/v2/admin/departments' },
    ...{ requestHeaders: {}, requestBody: null, status: 201 },
    responseHeaders: { 'Content-Type': 'application/vnd.api+json', Location: '/v2/admin/departments/7' },
    responseBody: body === undefined ? null : JSON.stringify(body),
    ...change,
  };
}

function observedCase(
  id: string,
  exchanges: PlainExchange[],
  outcome: ObservedCase['outcome'] = 'passed',
): ObservedCase {
  return { id, requirement: id, outcome, decisive: null, exchanges };
}

const creation = /^The creation of a department/;

function sentence(run: ObservedCase[], decision: string, says: RegExp) {
  const found = observedDecisions(run).find((each) => each.decision === decision);
  return found?.sentences.find((each) => says.test(each.says));
}

test('an exchange shows whether the service agrees with a sentence, and one difference counts more', () => {
  const good = exchange({});
  const other = exchange({ status: 200 });
  expect(sentence([observedCase('', [good])], 'D-32', creation)).toMatchObject({ standing: 'agrees', agreed: 1 });
  const both = [observedCase('', [good, other, good])];
  expect(sentence(both, 'D-32', creation)).toMatchObject({ standing: 'differs', agreed: 2, differed: 1 });
  expect(observedDecisions(both).find(({ decision }) => decision === 'D-32')).toMatchObject({ standing: 'differs' });
  const [record] = decisionRecords(both).filter(({ decision }) => decision === 'D-32');
  expect(record?.evidence).toEqual([
    'The creation of a department is answered with 201 and the header Location. But createDepartment answered 200.',
  ]);
});

test('requests that are not requests of the operation show nothing', () => {
  const moved = exchange({ status: 302 });
  const change = { operation: 'updateDepartment', method: 'GET', status: 206 };
  for (const exchanges of [
    [moved, exchange({ status: 200 })],
    [exchange({ status: 200, beside: true })],
    [exchange(change)],
  ])
    for (const { standing } of observedDecisions([observedCase('', exchanges)]).filter(({ decision }) =>
      ['D-32', 'D-35'].includes(decision),
    ))
      expect(standing).toBe('not observed');
});

test('a sentence about a state counts only the last such request of a case that was decided', () => {
  const exchanges = [exchange({}), exchange({ status: 404 }, { errors: [] })];
  const says = /^An unknown parent/;
  const id = 'department-rejections-parent-unknown';
  expect(sentence([observedCase(id, exchanges)], 'D-32', says)).toMatchObject({ standing: 'agrees', agreed: 1 });
  expect(sentence([observedCase(id, exchanges, 'blocked')], 'D-32', says)?.standing).toBe('not observed');
  expect(sentence([observedCase('another', exchanges)], 'D-32', says)?.standing).toBe('not observed');
});

test('a test case of a requirement is the observation of the decision of the requirement', () => {
  const requirement = 'document-download-same-bytes';
  const says = /same bytes/;
  expect(sentence([observedCase(requirement, [])], 'D-70', says)?.standing).toBe('agrees');
  const failed = observedCase(requirement, [exchange({})], 'failed');
  expect(sentence([failed], 'D-70', says)).toMatchObject({ standing: 'differs', evidence: { case: requirement } });
  expect(sentence([observedCase(requirement, [], 'error')], 'D-70', says)?.standing).toBe('not observed');
});

test('the evidence contains names, statuses and codes, but no other value and no secret', () => {
  const secret = 'k3y-Zürich';
  const seen = exchange(
    {
      url: `http://host.example/v2/admin/departments/${secret}?filter[email]=${secret}&${secret}=1`,
      requestHeaders: { Authorization: `Bearer ${secret}`, Cookie: secret },
      requestBody: JSON.stringify({ data: { type: 'departments', attributes: { name: secret, [secret]: 1 } } }),
      responseHeaders: { 'content-type': 'application/vnd.api+json', 'set-cookie': secret, location: `/${secret}` },
      status: 409,
    },
    { errors: [{ status: '409', code: 'NAME TAKEN', detail: secret, title: 4711 }], token: secret, code: 'otp-4711' },
  );
  const text = JSON.stringify(observedDecisions([observedCase('', [seen])]));
  expect(text).not.toMatch(/k3y|Z(?:ü|%C3%BC)rich|4711|host\.example/);
  expect(text).toContain('"request":"POST /v2/admin/departments/***?filter[email]=***&***=***"');
  expect(text).toContain('"body":{"errors":[{"status":"***","code":"NAME TAKEN","detail":"***"');
});

test('each rule names known decisions, operations and test cases, and has valid expressions', () => {
  const ids = cases.map(({ id }) => id);
  for (const { rules } of Object.values(decisions)) {
    for (const rule of rules as { of?: string[]; case?: string; if?: string; then?: string; without?: string[] }[]) {
      const places = [...(rule.of ?? []), ...(rule.without ?? [])];
      expect(places.filter((each) => !isOperationId(each) && !/^(?:admin|documents)$/.test(each))).toEqual([]);
      const pattern = new RegExp(`^${(rule.case ?? '*').replaceAll('*', '.*')}$`);
      expect(ids.some((id) => pattern.test(id))).toBe(true);
      for (const text of [rule.if, rule.then]) expect(text && faultOfExpression(text)).toBeUndefined();
    }
  }
});
