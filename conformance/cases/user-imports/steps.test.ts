import { expect, test } from 'vitest';
import { archiveOfUsers } from '../../selftest/fake/archive.ts';
import { addressesIn, remainingAddressesIn } from './steps.ts';

test('the addresses in an archive are those of its cells, and not those of its bytes', async () => {
  const content = await archiveOfUsers();
  expect(await addressesIn({ name: 'users.ods', content })).toEqual(['newcomer@north.example']);
});

test('the addresses in a CSV file are returned in order', async () => {
  const content = Buffer.from('Mail;Role\nfirst@north.example;Reader\n"second@north.example";Reader\n');
  expect(await addressesIn({ name: 'users.csv', content })).toEqual(['first@north.example', 'second@north.example']);
});

test('a user whom a row of the file deletes is not expected in the list of users', async () => {
  const rows = [
    'email,role,remove',
    'kept@north.example,reader,',
    'also@north.example,remover,no',
    'gone@north.example,,yes',
  ];
  const content = Buffer.from(rows.join('\n'));
  expect(await remainingAddressesIn({ name: 'users.csv', content })).toEqual([
    'kept@north.example',
    'also@north.example',
  ]);
});
