import { authorization } from '../../../../testing/requests/send.ts';
import { inTurn, measure, median } from '../measure.ts';
import { atMost, type Section } from '../sections.ts';
import { health, startScript } from '../servers.ts';

const reads = [
  { name: 'a department', path: '/v2/admin/departments/33' },
  { name: 'a page of 50 users', path: '/v2/admin/users?page[size]=50&page[number]=2' },
  { name: '5 users of a department', path: '/v2/admin/users?filter[department]=12&page[size]=5' },
  { name: 'a user by e-mail', path: '/v2/admin/users?filter[email]=person77@grown.example' },
  { name: 'the access of a folder', path: '/v2/admin/access?filter[type]=folder&filter[path]=/Folder 7' },
];

export const administration: Section = {
  name: 'administration',
  title: 'Administration: reads in a tenant of 100 users and in one of 100,000',
  run: async ({ quick }) => {
    const server = await startScript('sandbox.ts', health, 'tenants');
    const keys = ['small-admin-key', 'large-admin-key'];
    const tenants = await Promise.all(keys.map((key) => authorization(server.url, key)));
    const growth = [];
    for (const { name, path } of reads) {
      const length = { rounds: quick ? 2 : 9, warmUp: 1 };
      const costs = await inTurn(tenants, length, async (headers) => {
        const probe = { method: 'GET', path: encodeURI(path), headers } as const;
        return (await measure(server, probe, quick ? 0.3 : 0.5)).cpu;
      });
      const [few = Number.NaN, many = Number.NaN] = costs.map(median);
      growth.push({ name, few, many, ratio: many / few });
    }
    await server.stop();
    return {
      columns: ['read', '100 users, µs', '100,000 users, µs', 'times'],
      rows: growth.map(({ name, few, many, ratio }) => [name, few, many, ratio]),
      bars: growth.map(({ name, ratio }) => atMost(1.5, '', `growth of ${name}`, ratio)),
      notes: [
        'The figures are medians of the CPU time of a request. One process serves both tenants, which are measured in turn. ' +
          'The large tenant has 10,000 departments and 5,000 folders, the small tenant has 40 departments and 20 folders.',
      ],
    };
  },
};
