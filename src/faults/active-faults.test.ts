import { expect, test } from 'vitest';
import { TenantData } from '../tenant/tenant-data.ts';
import { activeFaults, type Draws } from './active-faults.ts';

function open() {
  const tenantData = new TenantData('tenant');
  const row = { id: '1', name: 'unavailable', operation: null, share: 0.5, seed: 7, left: null, parameters: {} };
  tenantData.transact(() => tenantData.rows.faults.put({ ...row, asked: 0, memory: [] }));
  const applies = (draws: Draws) => activeFaults(tenantData, 'listUsers', draws).length;
  const undo = () => tenantData.transact(() => tenantData.rows.faults.put({ ...row, asked: 0, memory: [] }));
  return { applies, asked: () => tenantData.rows.faults.get(1)?.asked, undo };
}

test('a request whose unit runs again draws once', () => {
  const { applies, asked } = open();
  const draws: Draws = new Map();
  const first = applies(draws);
  expect([applies(draws), applies(draws)]).toEqual([first, first]);
  expect(asked()).toBe(1);
});

test('a request whose unit runs again after another request draws once', () => {
  const { applies, asked } = open();
  for (let sent = 1; sent <= 20; sent++) {
    const draws: Draws = new Map();
    const first = applies(draws);
    applies(new Map());
    expect(applies(draws)).toBe(first);
    expect(asked()).toBe(2 * sent);
  }
});

test('a request draws again if the store undid its draw', () => {
  const { applies, asked, undo } = open();
  const draws: Draws = new Map();
  const first = applies(draws);
  undo();
  expect([applies(draws), asked()]).toEqual([first, 1]);
});

test('every request gets a new random body', () => {
  const { applies, asked } = open();
  const drawn = new Set(Array.from({ length: 20 }, () => applies(new Map())));
  expect([asked(), drawn.size]).toEqual([20, 2]);
});
