import { expect, test } from 'vitest';
import { archiveOfUsers } from '../../selftest/fake/archive.ts';
import { addressesIn } from './steps.ts';

test('the addresses in an archive are those of its cells, and not those of its bytes', async () => {
  const content = await archiveOfUsers();
  expect(await addressesIn({ name: 'users.ods', content })).toEqual(['newcomer@north.example']);
});

test('the addresses in a CSV file are returned in order', async () => {
  const content = Buffer.from('Mail;Role\nfirst@north.example;Reader\n"second@north.example";Reader\n');
  expect(await addressesIn({ name: 'users.csv', content })).toEqual(['first@north.example', 'second@north.example']);
});
