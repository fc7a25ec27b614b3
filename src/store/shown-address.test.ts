import { expect, test } from 'vitest';
import { shownAddress } from './shown-address.ts';

test.each([
  ['memory', 'memory'],
  ['sqlite:what?@.db', 'sqlite:what?@.db'],
  ['postgres://me:se@cret@db/kit', 'postgres://me:…@db/kit'],
  ['postgres://me:se/cret@db/kit', 'postgres://me:…@db/kit'],
  ['postgres://me@mine:secret@db/kit', 'postgres://…@db/kit'],
  ['postgresql://db/kit?user=me&password=secret', 'postgresql://db/kit?…'],
  ['mysql://me:se@cret@host/x', 'mysql://me:…@host/x'],
  ['mysql://host/x?password=secret', 'mysql://host/x?…'],
  ['host=db password=secret', 'host=db password=…'],
  ['me:secret@host', '…@host'],
])('%s is shown as %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
