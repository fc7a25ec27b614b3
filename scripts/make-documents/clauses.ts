import type { Plan } from './plan.ts';

/** A clause of a sample agreement: its heading, and a function that writes its paragraphs. */
export interface Clause {
  heading: string;
  paragraphs: (plan: Plan) => string[];
}

const money = (plan: Plan, part = 1) =>
  `${plan.party.currency} ${Math.round(plan.value * part).toLocaleString('en-US')}`;

const confidentiality: Clause = {
  heading: 'Confidentiality',
  paragraphs: ({ term }) => [
    'Each party keeps the confidential information of the other secret, uses it for the purpose of this agreement only and hands it to nobody who does not need it for that purpose.',
    `This duty outlasts the agreement by ${term} months. It does not cover what is public, what the receiving party knew before, and what a court or authority demands.`,
  ],
};

const liability: Clause = {
  heading: 'Limitation of Liability',
  paragraphs: (plan) => [
    `The aggregate liability of either party under this agreement shall not exceed ${money(plan, 0.5)} in any year of the contract.`,
    'Nothing in this agreement limits liability for intent, gross negligence, death or bodily injury.',
  ],
};

const indemnity: Clause = {
  heading: 'Indemnity',
  paragraphs: ({ party }) => [
    `${party.name} shall indemnify Aurora against claims of third parties that arise from a breach of their rights by what it delivers, and bears the cost of the defence.`,
  ],
};

const forceMajeure: Clause = {
  heading: 'Force Majeure',
  paragraphs: () => [
    'Neither party is in default while an event beyond its reasonable control keeps it from performing. It tells the other party without delay and resumes as soon as it can.',
    'Where the event lasts more than sixty days, either party may end the agreement in writing.',
  ],
};

const termination: Clause = {
  heading: 'Term and Termination',
  paragraphs: ({ effective, expiration, term, renews }) => [
    `This agreement binds from ${effective} to ${expiration}, that is for ${term} months.${renews ? ' It renews by itself for twelve months at a time unless a party ends it ninety days before.' : ''}`,
    'Either party may terminate for cause when the other fails to mend a material breach within thirty days of a written notice.',
  ],
};

const law: Clause = {
  heading: 'Governing Law',
  paragraphs: ({ party }) => [
    `This agreement is governed by the law of ${party.law}. The courts of ${party.place} have jurisdiction.`,
  ],
};

const data: Clause = {
  heading: 'Data Protection',
  paragraphs: () => [
    'Where a party processes personal data on behalf of the other, it does so on documented instructions only, keeps the data safe and deletes it when the agreement ends.',
  ],
};

const services: Clause = {
  heading: 'Services and Fees',
  paragraphs: (plan) => [
    `${plan.party.name} provides Aurora with ${plan.party.trade} as ordered from time to time. The fees are ${money(plan)} for the whole term, invoiced monthly and payable within thirty days.`,
    'Service levels are measured each month; a level that is missed three months in a row is a material breach.',
  ],
};

const goods: Clause = {
  heading: 'Goods and Price',
  paragraphs: (plan) => [
    `Aurora orders ${plan.party.trade} for a total of ${money(plan)}, delivered DAP to its plant. Risk passes on delivery.`,
    'Aurora inspects the goods within ten working days. Defects that show later are claimed as soon as they are found.',
  ],
};

const work: Clause = {
  heading: 'Scope of Work',
  paragraphs: (plan) => [
    `The work covers ${plan.party.trade} in three milestones: design, delivery and acceptance. The price is ${money(plan)}; forty per cent is due at acceptance.`,
    'A change of the scope needs a change order signed by both parties, with its effect on price and dates.',
  ],
};

const premises: Clause = {
  heading: 'Premises and Rent',
  paragraphs: (plan) => [
    `The landlord lets to Aurora the premises in ${plan.party.place} with 24 parking spaces. The rent is ${money(plan, 1 / plan.term)} a month, payable in advance on the third working day.`,
    'The rent follows the consumer price index once a year. Aurora may sublet with the consent of the landlord, who withholds it for good reason only.',
  ],
};

const employment: Clause = {
  heading: 'Position and Salary',
  paragraphs: (plan) => [
    `${plan.person} joins Aurora in ${plan.party.place}. The salary is ${money(plan, 12 / plan.term)} a year, paid in twelve parts at the end of each month.`,
    'The first six months are a probation period. The working time is forty hours a week; thirty days of paid leave are granted each year.',
  ],
};

const nonCompete: Clause = {
  heading: 'Non-Compete',
  paragraphs: ({ person }) => [
    `For six months after the end of the employment ${person} does not work for a direct competitor. Aurora pays half of the last salary for that time.`,
  ],
};

/** The clauses of each kind of sample agreement, in order. */
export const clausesOf: Readonly<Record<Plan['kind'], readonly Clause[]>> = {
  'Master Services Agreement': [services, data, confidentiality, indemnity, liability, forceMajeure, termination, law],
  'Non-Disclosure Agreement': [confidentiality, termination, law],
  'Purchase Order': [goods, liability, forceMajeure, law],
  'Statement of Work': [work, indemnity, liability, termination, law],
  Lease: [premises, liability, termination, law],
  'Employment Agreement': [employment, confidentiality, nonCompete, termination, law],
};
