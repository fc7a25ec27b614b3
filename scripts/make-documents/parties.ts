/** A company that has agreements with the sample tenant aurora. */
export interface Party {
  name: string;
  place: string;
  law: 'England and Wales' | 'Delaware' | 'Switzerland' | 'Germany' | 'Singapore';
  currency: 'EUR' | 'USD' | 'GBP' | 'CHF' | 'JPY';
  region: 'EMEA' | 'Americas' | 'Asia Pacific';
  trade: string;
}

export const parties: readonly Party[] = [
  ['Halden Metals GmbH', 'Duisburg', 'Germany', 'EUR', 'EMEA', 'cold-rolled steel and aluminium sheet'],
  ['Brightwater Logistics Ltd', 'Liverpool', 'England and Wales', 'GBP', 'EMEA', 'freight forwarding and warehousing'],
  ['Corvid Analytics Inc.', 'Wilmington', 'Delaware', 'USD', 'Americas', 'market data and forecasting'],
  ['Seeblick Facility AG', 'Zug', 'Switzerland', 'CHF', 'EMEA', 'cleaning and building maintenance'],
  ['Merlion Components Pte. Ltd.', 'Singapore', 'Singapore', 'USD', 'Asia Pacific', 'printed circuit boards'],
  ['Northgate Power Systems plc', 'Leeds', 'England and Wales', 'GBP', 'EMEA', 'emergency generators and their upkeep'],
  ['Tamarack Software LLC', 'Dover', 'Delaware', 'USD', 'Americas', 'software for warehouse planning'],
  ['Ostwald & Partner Ingenieure', 'Leipzig', 'Germany', 'EUR', 'EMEA', 'structural engineering'],
  ['Kirsch Verpackungen GmbH', 'Bremen', 'Germany', 'EUR', 'EMEA', 'corrugated packaging'],
  ['Asagao Trading K.K.', 'Osaka', 'Singapore', 'JPY', 'Asia Pacific', 'distribution in Japan'],
].map(([name, place, law, currency, region, trade]) => ({ name, place, law, currency, region, trade }) as Party);

/** Names of the employees in the employment agreements. */
export const people = [
  'Ines Carvalho',
  'Tobias Feld',
  'Amara Okafor',
  'Lukas Brenner',
  'Mei Tanaka',
  'Rosa Lindgren',
  'Daniel Whitlock',
  'Priya Raman',
  'Jonas Keller',
  'Élodie Marchand',
] as const;
