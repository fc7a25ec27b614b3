import type { FieldRow, ProvisionRow, RoleRow } from '../tenant/rows.ts';

/** Requests cannot assign a system role (the last one) to a user. */
export const roles: readonly RoleRow[] = [
  ['Contract Manager', 'Owns contracts from draft to signature.'],
  ['Legal Counsel', 'Reviews and negotiates clauses.'],
  ['Procurement Lead', 'Buys for a group of departments.'],
  ['Sales Representative', 'Requests contracts with customers.'],
  ['Finance Approver', 'Approves contracts above a threshold.'],
  ['Compliance Auditor', 'Reads everything and changes nothing.'],
  ['Platform Administrator', null],
].map(([name, description], index, all) => ({
  id: String(index + 1),
  name: String(name),
  type: index === all.length - 1 ? 'system' : 'custom',
  description: description ?? null,
}));

export const functions = [
  'Legal',
  'Procurement',
  'Sales',
  'Finance',
  'Human Resources',
  'Research',
  'Operations',
  'Compliance',
] as const;

export const divisions = [
  'Accounting',
  'Archive',
  'Audit',
  'Benefits',
  'Commercial',
  'Controlling',
  'Customer Care',
  'Data Protection',
  'Disputes',
  'Enterprise',
  'Facilities',
  'Fleet',
  'Framework Agreements',
  'Insurance',
  'Laboratory',
  'Licensing',
  'Logistics',
  'Maintenance',
  'Packaging',
  'Partners',
  'Payroll',
  'Planning',
  'Quality',
  'Raw Materials',
  'Recruiting',
  'Standards',
  'Tax',
  'Training',
  'Travel',
  'Treasury',
] as const;

const field = (name: string, type: FieldRow['type'], about: Partial<FieldRow> = {}): FieldRow => ({
  name,
  label: name,
  type,
  helpText: null,
  active: true,
  allowedValues: [],
  section: 'General',
  ...about,
});

export const kinds = [
  'Master Services Agreement',
  'Non-Disclosure Agreement',
  'Purchase Order',
  'Statement of Work',
  'Lease',
  'Employment Agreement',
] as const;
export const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'JPY'] as const;
export const laws = ['England and Wales', 'Delaware', 'Switzerland', 'Germany', 'Singapore'] as const;
export const regions = ['EMEA', 'Americas', 'Asia Pacific'] as const;

/** All field types, an inactive field, and names that differ by case. */
export const fields: readonly FieldRow[] = [
  field('Agreement Type', 'single_select', { helpText: 'The kind of contract.', allowedValues: [...kinds] }),
  field('Counterparty', 'string', { helpText: 'The other party, as it signs.', section: 'Parties' }),
  field('Effective Date', 'date', { section: 'Dates' }),
  field('Expiration Date', 'date', { section: 'Dates' }),
  field('Term', 'number', { label: 'Term in months', section: 'Dates' }),
  field('term', 'string', { label: 'Term (text)', section: 'Dates' }),
  field('Auto Renewal', 'boolean', { label: 'Renews by itself', section: 'Dates' }),
  field('Contract Value', 'number', { section: 'Finance' }),
  field('Currency', 'single_select', { allowedValues: [...currencies], section: 'Finance' }),
  field('Governing Law', 'single_select', { allowedValues: [...laws], section: 'Legal' }),
  field('Regions', 'multi_select', { allowedValues: [...regions] }),
  field('Legacy Number', 'string', { active: false, section: null }),
];

/** A document matches a provision if it contains the provision's name or one of its tags. */
export const provisions: readonly ProvisionRow[] = [
  { name: 'Confidentiality', provisionTags: ['confidential information'] },
  { name: 'Force Majeure', provisionTags: ['event beyond its reasonable control'] },
  { name: 'Indemnity', provisionTags: ['shall indemnify'] },
  { name: 'Limitation of Liability', provisionTags: ['aggregate liability'] },
];
