import type { organisationIds } from '../../../kernel/seed/ids.ts'

/** The progress of a seeded submission. */
export type Stage =
  | 'ready'
  | 'unsure'
  | 'incomplete'
  | 'bare'
  | 'declined'
  | 'lost'
  | 'escalated'
  | 'migrated'

/** A company that an agency submits, without an account yet. All are invented. */
export interface SubmittedCompany {
  readonly agency: keyof typeof organisationIds
  readonly stage: Stage
  /** Days since it was sent. */
  readonly days: number
  readonly name: string
  readonly industry: string
  /** State, or the postcode in regions without states. */
  readonly place: string
  /** Whole units of the currency. */
  readonly revenue: number
  readonly year: number
  readonly contact: readonly [first: string, last: string]
}

const k = 1_000
const m = 1_000_000

// One row per line, to read as a table.
// oxfmt-ignore
export const askedCompanies: readonly SubmittedCompany[] = [
  { agency: 'harbor', stage: 'ready', days: 0, name: 'Pelican Point Optometry', industry: '621320', place: 'TX', revenue: 2.4 * m, year: 2008, contact: ['Nora', 'Whitfield'] },
  { agency: 'harbor', stage: 'unsure', days: 1, name: 'Driftwood Cabinetry', industry: '337110', place: 'TX', revenue: 3.1 * m, year: 1999, contact: ['Hal', 'Prescott'] },
  { agency: 'harbor', stage: 'incomplete', days: 1, name: 'Seawall Physical Therapy', industry: '621340', place: 'TX', revenue: 1.7 * m, year: 2014, contact: ['June', 'Abbott'] },
  { agency: 'harbor', stage: 'bare', days: 2, name: 'Mesquite Trail Outfitters', industry: '451110', place: 'TX', revenue: 900 * k, year: 2017, contact: ['Cole', 'Maddox'] },
  { agency: 'harbor', stage: 'escalated', days: 3, name: 'Lone Palm Data Centers', industry: '518210', place: 'FL', revenue: 64 * m, year: 2010, contact: ['Irene', 'Castell'] },
  { agency: 'harbor', stage: 'declined', days: 4, name: 'Copper Kettle Payments', industry: '522320', place: 'GA', revenue: 22 * m, year: 2016, contact: ['Omar', 'Haddad'] },
  { agency: 'harbor', stage: 'lost', days: 6, name: 'Bluff Street Accountants', industry: '541211', place: 'OH', revenue: 4.2 * m, year: 1991, contact: ['Ruth', 'Engel'] },
  { agency: 'harbor', stage: 'ready', days: 8, name: 'Tall Pines Surveying', industry: '541370', place: 'CO', revenue: 1.9 * m, year: 2003, contact: ['Gus', 'Halvorsen'] },
  { agency: 'harbor', stage: 'incomplete', days: 12, name: 'Riverwalk Catering', industry: '722320', place: 'TX', revenue: 1.3 * m, year: 2012, contact: ['Pilar', 'Reyes'] },
  { agency: 'harbor', stage: 'migrated', days: 30, name: 'Old Mill Printing', industry: '323111', place: 'OK', revenue: 2.8 * m, year: 1978, contact: ['Walt', 'Brandt'] },
  { agency: 'harbor', stage: 'ready', days: 40, name: 'Sandbar Marine Supply', industry: '423860', place: 'LA', revenue: 6.6 * m, year: 1986, contact: ['Thea', 'Guidry'] },
  { agency: 'harbor', stage: 'bare', days: 95, name: 'Juniper Lane Florist', industry: '453110', place: 'CO', revenue: 420 * k, year: 2019, contact: ['Ivy', 'Sorensen'] },
  { agency: 'wholesale', stage: 'ready', days: 0, name: 'Cascade Timber Frames', industry: '321992', place: 'CO', revenue: 8.9 * m, year: 1994, contact: ['Soren', 'Blake'] },
  { agency: 'wholesale', stage: 'unsure', days: 2, name: 'High Plains Grain Cooperative', industry: '424510', place: 'OK', revenue: 41 * m, year: 1952, contact: ['Dale', 'Krueger'] },
  { agency: 'wholesale', stage: 'declined', days: 9, name: 'Quickline Collections', industry: '561440', place: 'TX', revenue: 12 * m, year: 2009, contact: ['Mona', 'Fields'] },
  { agency: 'wholesale', stage: 'incomplete', days: 11, name: 'Granite Peak Clinics', industry: '621493', place: 'CO', revenue: 17 * m, year: 2005, contact: ['Elias', 'Ford'] },
  { agency: 'albion', stage: 'ready', days: 0, name: 'Harrowgate Joinery Supplies Ltd', industry: '46730', place: 'LS1 4AP', revenue: 2.2 * m, year: 2001, contact: ['Fiona', 'Marsh'] },
  { agency: 'albion', stage: 'unsure', days: 1, name: 'Kestrel Veterinary Partners', industry: '75000', place: 'BS1 5TR', revenue: 1.6 * m, year: 2010, contact: ['Owen', 'Pritchard'] },
  { agency: 'albion', stage: 'incomplete', days: 3, name: 'Saltmarsh Brewing', industry: '11050', place: 'NR1 3QB', revenue: 1.1 * m, year: 2015, contact: ['Bea', 'Thorne'] },
  { agency: 'albion', stage: 'bare', days: 5, name: 'Thistle & Rowe Architects', industry: '71111', place: 'EH1 1YZ', revenue: 3.4 * m, year: 1996, contact: ['Callum', 'Rowe'] },
  { agency: 'albion', stage: 'declined', days: 7, name: 'Fenwick Debt Advice', industry: '82911', place: 'NE1 6UF', revenue: 5 * m, year: 2007, contact: ['Greta', 'Lowe'] },
  { agency: 'albion', stage: 'lost', days: 15, name: 'Copperfield Books', industry: '47610', place: 'CB2 1TN', revenue: 800 * k, year: 1989, contact: ['Miles', 'Ashdown'] },
  { agency: 'southern', stage: 'ready', days: 0, name: 'Jacaranda Physiotherapy', industry: '8533', place: 'NSW', revenue: 1.5 * m, year: 2011, contact: ['Kylie', 'Dunn'] },
  { agency: 'southern', stage: 'unsure', days: 2, name: 'Outback Solar Installers', industry: '3232', place: 'QLD', revenue: 7.7 * m, year: 2013, contact: ['Bruce', 'Tran'] },
  { agency: 'southern', stage: 'incomplete', days: 4, name: 'Yarra Valley Olive Press', industry: '1150', place: 'VIC', revenue: 2.6 * m, year: 2002, contact: ['Elena', 'Papas'] },
  { agency: 'southern', stage: 'escalated', days: 6, name: 'Coral Sea Charters', industry: '4820', place: 'QLD', revenue: 11 * m, year: 1998, contact: ['Nate', 'Walsh'] },
  { agency: 'southern', stage: 'lost', days: 18, name: 'Banksia Street Dental', industry: '8531', place: 'WA', revenue: 2 * m, year: 2006, contact: ['Priya', 'Menon'] },
]

/** Companies of the demo whose quotes came from a submission. */
export const quotedCompanies = [
  'Cedar & Finch LLP',
  'Gulf Coast Freight Lines',
  'Live Oak Veterinary Clinic',
  'Marlin Bay Hotel',
  'Prairie Bookkeeping',
  'Summit Ridge Engineering',
  'Tidewater Pediatrics',
  'Redbrick Brewing Company',
  'Northgate Machine Works',
] as const
