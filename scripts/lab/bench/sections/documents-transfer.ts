import { authorization } from '../../../requests/send.ts';
import { launchSandbox } from '../launch-sandbox.ts';
import { median } from '../measure.ts';
import { atLeast, atMost, type Section } from '../section.ts';
import { health, start } from '../servers.ts';
import { download, growthOf, upload, writeToDisk } from '../transfer.ts';

/** Measurements of one benchmark round: durations in milliseconds, and the memory growth of the server in MB. */
interface Round {
  disk: number;
  up: number;
  upGrowth: number;
  down: number;
  downGrowth: number;
}

const size = 100 * 1024 * 1024 - 1024;

export const documentsTransfer: Section = {
  name: 'documents-transfer',
  title: 'Documents: upload and download of a file of 100 MiB',
  run: async ({ quick }) => {
    const server = await start('this sandbox', launchSandbox, health);
    const headers = await authorization(server.url, 'borealis-user-key');
    const rounds: Round[] = [];
    for (let round = 0; round < (quick ? 2 : 7); round++) {
      const bytes = Buffer.alloc(size, `clause ${round} of an agreement, `);
      const disk = await writeToDisk(bytes);
      const sent = await growthOf(server, () => upload(server, headers, bytes));
      const got = await growthOf(server, () => download(server, headers, sent.value.documentId, size));
      rounds.push({ disk, up: sent.value.took, upGrowth: sent.growth, down: got.value, downGrowth: got.growth });
    }
    await server.stop();
    const of = (name: keyof Round) => rounds.map((round) => round[name]);
    const rate = (name: 'disk' | 'up' | 'down') => size / 1e3 / median(of(name));
    const share = (name: 'up' | 'down') => median(rounds.map((round) => round.disk / round[name]));
    return {
      columns: ['way', 'MB/s', 'of the disk', 'memory grew by, MB'],
      rows: [
        ['hashed and written to disk', rate('disk').toFixed(0), '1.00', ''],
        ['upload', rate('up').toFixed(0), share('up').toFixed(2), Math.max(...of('upGrowth')).toFixed(0)],
        ['download', rate('down').toFixed(0), share('down').toFixed(2), Math.max(...of('downGrowth')).toFixed(0)],
      ],
      bars: [
        atLeast(0.5, '', 'upload, times the speed of the disk', share('up')),
        atLeast(0.5, '', 'download, times the speed of the disk', share('down')),
        atMost(64, 'MB', 'memory of an upload', Math.max(...of('upGrowth'))),
        atMost(64, 'MB', 'memory of a download', Math.max(...of('downGrowth'))),
      ],
      notes: [
        'The server runs in its own process. Each round writes a file to disk, uploads it and downloads it. ' +
          'Figures are medians; memory is the maximum.',
      ],
    };
  },
};
