import type { kinds } from '../../src/generator/catalogue.ts';

export type FileType = 'pdf' | 'docx' | 'txt';

/**
 * The general text of an agreement. The script creates template files from the text.
 * Agreement texts contain no names, dates or amounts, so that many documents can use the same text.
 */
export interface Terms {
  kind: (typeof kinds)[number];
  /**
   * The script creates one template file of each listed type.
   * A Greek text must not have the type `pdf`, because the PDF font has no Greek letters.
   */
  types: readonly FileType[];
  title: string;
  clauses: readonly (readonly [heading: string, text: string])[];
}

const confidentiality = [
  'Confidentiality',
  'Each party protects the confidential information of the other party and uses it only for this agreement. This duty ends five years after the agreement.',
] as const;
const liability = [
  'Limitation of Liability',
  'The aggregate liability of each party in one year is limited to the fees of that year. This limit does not apply to intent, gross negligence and bodily injury.',
] as const;
const indemnity = [
  'Indemnity',
  'The supplier shall indemnify the customer against claims of third parties that its deliveries infringe their rights.',
] as const;
const forceMajeure = [
  'Force Majeure',
  'A party is not in default while an event beyond its reasonable control prevents its performance. After sixty days each party may end the agreement.',
] as const;
const termination = [
  'Term and Termination',
  'The record of this agreement states its first day, its last day and its renewal. Each party may terminate for cause if a material breach continues for thirty days after a notice.',
] as const;
const law = ['Governing Law', 'The record of this agreement states the law that governs it.'] as const;
const both = ['pdf', 'docx'] as const;

const english: readonly Terms[] = [
  {
    kind: 'Master Services Agreement',
    types: both,
    title: 'Master Services Agreement: General Terms',
    clauses: [
      [
        'Services',
        'The supplier provides the services that the customer orders. Fees are invoiced monthly and due in thirty days.',
      ],
      confidentiality,
      indemnity,
      liability,
      forceMajeure,
      termination,
      law,
    ],
  },
  {
    kind: 'Non-Disclosure Agreement',
    types: both,
    title: 'Mutual Non-Disclosure Agreement',
    clauses: [
      ['Purpose', 'The parties exchange information to prepare a business relationship.'],
      confidentiality,
      ['Return', 'On request a party returns or deletes what it received, except copies that the law requires.'],
      law,
    ],
  },
  {
    kind: 'Purchase Order',
    types: both,
    title: 'Purchase Order: General Terms',
    clauses: [
      ['Delivery', 'The supplier delivers the goods to the address of the order. The risk passes on delivery.'],
      ['Inspection', 'The customer inspects the goods within ten working days and reports defects in writing.'],
      liability,
      forceMajeure,
    ],
  },
  {
    kind: 'Statement of Work',
    types: both,
    title: 'Statement of Work: General Terms',
    clauses: [
      [
        'Milestones',
        'The work has three milestones: design, delivery and acceptance. Forty percent of the price is due at acceptance.',
      ],
      ['Changes', 'A change needs a change order, signed by both parties, that states its effect on price and dates.'],
      indemnity,
      law,
    ],
  },
  {
    kind: 'Lease',
    types: both,
    title: 'Lease of Business Premises: General Terms',
    clauses: [
      [
        'Rent',
        'The rent is due in advance on the third working day of each month and follows the consumer price index.',
      ],
      ['Upkeep', 'The tenant repairs damage that it causes. The landlord maintains roof, walls and heating.'],
      liability,
      termination,
    ],
  },
  {
    kind: 'Employment Agreement',
    types: both,
    title: 'Employment Agreement: General Terms',
    clauses: [
      ['Working Time', 'The working time is forty hours a week. The employee has thirty days of paid leave each year.'],
      ['Probation', 'During the first six months each party may end the employment with two weeks of notice.'],
      confidentiality,
      law,
    ],
  },
];

/** Agreement texts in languages other than English. */
const translations: readonly Terms[] = [
  {
    kind: 'Master Services Agreement',
    types: ['pdf'],
    title: 'Rahmenvertrag über Dienstleistungen',
    clauses: [
      [
        'Leistungen',
        'Der Auftragnehmer erbringt die Leistungen, die der Auftraggeber bestellt. Rechnungen sind nach dreißig Tagen fällig.',
      ],
      [
        'Haftung',
        'Die Haftung jeder Partei ist auf die Vergütung eines Jahres begrenzt. Vorsatz und grobe Fahrlässigkeit sind ausgenommen.',
      ],
      ['Kündigung', 'Jede Partei kann den Vertrag aus wichtigem Grund kündigen.'],
    ],
  },
  {
    kind: 'Non-Disclosure Agreement',
    types: ['pdf', 'docx'],
    title: 'Vertraulichkeitsvereinbarung',
    clauses: [
      ['Gegenstand', 'Die Parteien tauschen Informationen aus, um eine Zusammenarbeit vorzubereiten.'],
      [
        'Vertraulichkeit',
        'Jede Partei schützt die Informationen der anderen Partei und verwendet sie nur für diesen Zweck.',
      ],
    ],
  },
  {
    kind: 'Non-Disclosure Agreement',
    types: ['docx'],
    title: 'Accord de confidentialité',
    clauses: [
      ['Objet', 'Les parties échangent des informations afin de préparer une relation commerciale.'],
      [
        'Confidentialité',
        "Chaque partie protège les informations de l'autre partie et ne les utilise que pour cet objet.",
      ],
    ],
  },
  {
    kind: 'Purchase Order',
    types: ['pdf'],
    title: 'Condiciones generales de compra',
    clauses: [
      ['Entrega', 'El proveedor entrega la mercancía en la dirección del pedido. El riesgo pasa con la entrega.'],
      ['Garantía', 'El comprador comunica por escrito los defectos en un plazo de diez días laborables.'],
    ],
  },
  {
    kind: 'Statement of Work',
    types: ['docx'],
    title: 'Zakres prac: warunki ogólne',
    clauses: [
      [
        'Etapy',
        'Prace obejmują trzy etapy: projekt, dostawę i odbiór. Czterdzieści procent ceny jest płatne przy odbiorze.',
      ],
      ['Zmiany', 'Każda zmiana wymaga pisemnego zlecenia podpisanego przez obie strony.'],
    ],
  },
  {
    kind: 'Lease',
    types: ['txt'],
    title: 'Μίσθωση επαγγελματικού χώρου',
    clauses: [
      ['Μίσθωμα', 'Το μίσθωμα καταβάλλεται προκαταβολικά την τρίτη εργάσιμη ημέρα κάθε μήνα.'],
      ['Συντήρηση', 'Ο μισθωτής επισκευάζει τις ζημιές που προκαλεί.'],
    ],
  },
  {
    kind: 'Non-Disclosure Agreement',
    types: ['docx'],
    title: 'Соглашение о конфиденциальности',
    clauses: [
      ['Предмет', 'Стороны обмениваются информацией для подготовки сотрудничества.'],
      ['Конфиденциальность', 'Каждая сторона защищает информацию другой стороны и использует её только для этой цели.'],
    ],
  },
  {
    kind: 'Employment Agreement',
    types: ['docx'],
    title: 'عقد عمل: الشروط العامة',
    clauses: [
      ['ساعات العمل', 'ساعات العمل أربعون ساعة في الأسبوع. للموظف ثلاثون يوما من الإجازة المدفوعة كل سنة.'],
      ['السرية', 'يحمي كل طرف معلومات الطرف الآخر ويستخدمها لغرض هذا العقد فقط.'],
    ],
  },
  {
    kind: 'Master Services Agreement',
    types: ['docx'],
    title: '業務委託基本契約書',
    clauses: [
      ['業務', '受託者は、委託者が注文する業務を提供する。報酬は請求後三十日以内に支払う。'],
      ['秘密保持', '各当事者は、相手方の情報を保護し、本契約の目的にのみ使用する。'],
    ],
  },
  {
    kind: 'Purchase Order',
    types: ['txt'],
    title: '采购订单通用条款',
    clauses: [
      ['交货', '供应商将货物交付至订单地址。风险在交付时转移。'],
      ['检验', '买方在十个工作日内检验货物，并以书面形式通知缺陷。'],
    ],
  },
];

export const allTerms: readonly Terms[] = [...english, ...translations];
