import { type Party, parties, people } from './parties.ts';

/**
 * The content of one version of a sample agreement.
 * The content depends only on the kind and number of the agreement, so every run creates the same file.
 */
export interface Plan {
  kind:
    | 'Master Services Agreement'
    | 'Non-Disclosure Agreement'
    | 'Purchase Order'
    | 'Statement of Work'
    | 'Lease'
    | 'Employment Agreement';
  party: Party;
  person: string;
  docId: string | null;
  set: number;
  version: number;
  folder: string;
  type: 'pdf' | 'docx';
  term: number;
  value: number;
  renews: boolean;
  /** First day of the agreement, as `YYYY-MM-DD`. */
  effective: string;
  /** Last day of the agreement, as `YYYY-MM-DD`. */
  expiration: string;
  /** Upload time of the agreement, in milliseconds since 1970. */
  created: number;
}

const kinds: readonly { kind: Plan['kind']; folders: readonly string[]; base: number }[] = [
  {
    kind: 'Master Services Agreement',
    folders: ['/Suppliers/2025/Signed', '/Suppliers/2026/Signed', '/Suppliers/Framework Agreements'],
    base: 480_000,
  },
  { kind: 'Non-Disclosure Agreement', folders: ['/Customers/Partners', '/Legal'], base: 0 },
  { kind: 'Purchase Order', folders: ['/Suppliers/2025/Signed', '/Suppliers/2026/Drafts'], base: 64_000 },
  { kind: 'Statement of Work', folders: ['/Customers/Enterprise', '/Customers/Enterprise/Renewals'], base: 150_000 },
  { kind: 'Lease', folders: ['/Legal', '/Customers/Enterprise/Archive'], base: 900_000 },
  { kind: 'Employment Agreement', folders: ['/Employment/Offers', '/Employment/Leavers'], base: 210_000 },
];

const day = 24 * 60 * 60 * 1_000;
const firstDay = Date.parse('2025-02-03T08:30:00Z');
/** Maps an agreement's number to the count of its versions. Agreements that are not listed have one version. */
const versions: Readonly<Record<number, number>> = { 1: 3, 8: 2, 15: 2, 22: 3, 36: 2 };

/** Returns ten sample agreements of each kind, in the order of their upload. Some agreements have several versions. */
export function plans(): Plan[] {
  const all = kinds.flatMap((_, position) => parties.map((_party, index) => planOf(position, index)));
  return all
    .flatMap((plan) => Array.from({ length: versions[plan.set] ?? 1 }, (_, index) => versionOf(plan, index + 1)))
    .sort((left, right) => left.created - right.created);
}

function planOf(position: number, index: number): Plan {
  const { kind, folders, base } = kinds[position] as (typeof kinds)[number];
  const set = position * parties.length + index + 1;
  const term = 12 * (1 + (set % 5));
  const start = firstDay + ((set * 37) % 300) * day;
  return {
    kind,
    party: parties[index] as Party,
    person: people[index] as string,
    docId: set % 9 === 4 ? null : `CTR-2025-${String(set).padStart(4, '0')}`,
    set,
    version: 1,
    folder: folders[set % folders.length] as string,
    type: set % 3 === 2 ? 'docx' : 'pdf',
    term,
    value: base + ((set * 7_919) % 97) * 1_250,
    renews: set % 4 === 1,
    effective: isoDay(start + 14 * day),
    expiration: isoDay(addMonths(start + 14 * day, term) - day),
    created: start + (set % 8) * 60 * 60 * 1_000,
  };
}

/** Returns a later version of an agreement, with a later upload date and a higher value. */
function versionOf(plan: Plan, version: number): Plan {
  const later = version - 1;
  const value = Math.round(plan.value * (1 + later * 0.08));
  return { ...plan, version, value, created: plan.created + later * 21 * day };
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function addMonths(time: number, months: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
