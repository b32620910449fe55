import type { QuotedProduct } from '#core/insurance/products/products.ts'

/** The products and the phone prefix of each agency's companies. */
export const sold = {
  harbor: { product: 'P100', phone: '+1 555 010 0' },
  boston: { product: 'P100', phone: '+1 555 010 0' },
  wholesale: { product: 'P100', phone: '+1 555 010 0' },
  albion: { product: 'P_ONE', phone: '+44 20 7946 0' },
  southern: { product: 'PRIME_ONE_AU', phone: '+61 2 5550 0' },
} as const satisfies Record<string, { readonly product: QuotedProduct; readonly phone: string }>

/** A company with quotes in the demo. All are invented. */
export interface CompanySeed {
  readonly agency: keyof typeof sold
  readonly name: string
  readonly industry: string
  /** State in the US and in Australia. */
  readonly state?: string
  readonly zipCode: string
  readonly city: string
  readonly address1: string
  /** Whole units of the currency. */
  readonly revenue: number
  readonly year: number
  readonly employees: number
  readonly domain: string
  /** Email of the contact if it is not derived from the name. */
  readonly email?: string
  /** First and last name of the contact. */
  readonly contact: readonly [string, string]
}

const k = 1_000
const m = 1_000_000

// One row per line, to read as a table.
// oxfmt-ignore
export const companies = {
  bayside: { agency: 'harbor', name: 'Bayside Dental Group', industry: '621210', state: 'TX', zipCode: '77550', city: 'Galveston', address1: '2210 Harborside Drive', revenue: 6.4 * m, year: 2004, employees: 38, domain: 'bayside.example', email: 'customer@demo.test', contact: ['Dana', 'Okafor'] },
  cedar: { agency: 'harbor', name: 'Cedar & Finch LLP', industry: '541110', state: 'TX', zipCode: '78701', city: 'Austin', address1: '98 Congress Avenue', revenue: 9.2 * m, year: 1997, employees: 54, domain: 'cedarfinch.example', contact: ['Priya', 'Nair'] },
  gulf: { agency: 'harbor', name: 'Gulf Coast Freight Lines', industry: '484121', state: 'TX', zipCode: '77002', city: 'Houston', address1: '4100 Navigation Boulevard', revenue: 31 * m, year: 1988, employees: 160, domain: 'gulffreight.example', contact: ['Wes', 'Tillman'] },
  live: { agency: 'harbor', name: 'Live Oak Veterinary Clinic', industry: '541940', state: 'TX', zipCode: '78209', city: 'San Antonio', address1: '17 Broadway', revenue: 2.1 * m, year: 2011, employees: 19, domain: 'liveoakvet.example', contact: ['Hannah', 'Boyd'] },
  marlin: { agency: 'harbor', name: 'Marlin Bay Hotel', industry: '721110', state: 'FL', zipCode: '33139', city: 'Miami Beach', address1: '801 Collins Avenue', revenue: 14.5 * m, year: 1974, employees: 120, domain: 'marlinbay.example', contact: ['Luis', 'Ferrer'] },
  prairie: { agency: 'harbor', name: 'Prairie Bookkeeping', industry: '541219', state: 'OK', zipCode: '73102', city: 'Oklahoma City', address1: '55 Robinson Avenue', revenue: 780 * k, year: 2016, employees: 9, domain: 'prairiebooks.example', contact: ['Joy', 'Harlan'] },
  summit: { agency: 'harbor', name: 'Summit Ridge Engineering', industry: '541330', state: 'CO', zipCode: '80202', city: 'Denver', address1: '1600 Wynkoop Street', revenue: 11.8 * m, year: 2002, employees: 71, domain: 'summitridge.example', contact: ['Erik', 'Lindgren'] },
  tidewater: { agency: 'harbor', name: 'Tidewater Pediatrics', industry: '621111', state: 'LA', zipCode: '70130', city: 'New Orleans', address1: '640 Magazine Street', revenue: 4.9 * m, year: 2009, employees: 33, domain: 'tidewaterpeds.example', contact: ['Renee', 'Broussard'] },
  redbrick: { agency: 'harbor', name: 'Redbrick Brewing Company', industry: '312120', state: 'GA', zipCode: '30303', city: 'Atlanta', address1: '12 Peachtree Street', revenue: 3.6 * m, year: 2013, employees: 27, domain: 'redbrick.example', contact: ['Andre', 'Coleman'] },
  lantern: { agency: 'harbor', name: 'Lantern Street Books', industry: '451211', state: 'TX', zipCode: '78702', city: 'Austin', address1: '300 Lantern Street', revenue: 640 * k, year: 2019, employees: 7, domain: 'lanternbooks.example', contact: ['Mei', 'Tanaka'] },
  northgate: { agency: 'harbor', name: 'Northgate Machine Works', industry: '332710', state: 'OH', zipCode: '44114', city: 'Cleveland', address1: '2700 Lakeside Avenue', revenue: 18.2 * m, year: 1969, employees: 95, domain: 'northgatemachine.example', contact: ['Frank', 'Kowalski'] },
  harborview: { agency: 'harbor', name: 'Harborview Realty Partners', industry: '531210', state: 'CA', zipCode: '92101', city: 'San Diego', address1: '1440 Pacific Highway', revenue: 7.3 * m, year: 2006, employees: 42, domain: 'harborviewrealty.example', contact: ['Sofia', 'Marquez'] },
  bluebird: { agency: 'harbor', name: 'Bluebird School Transport', industry: '485410', state: 'AZ', zipCode: '85004', city: 'Phoenix', address1: '75 Jefferson Street', revenue: 5.5 * m, year: 2001, employees: 88, domain: 'bluebirdbus.example', contact: ['Karen', 'Whitehorse'] },
  orchard: { agency: 'harbor', name: 'Orchard Valley Credit Union', industry: '522130', state: 'WA', zipCode: '98101', city: 'Seattle', address1: '500 Pine Street', revenue: 22 * m, year: 1982, employees: 110, domain: 'orchardvalley.example', contact: ['Neil', 'Armitage'] },
  copper: { agency: 'harbor', name: 'Copper Kettle Restaurants', industry: '722511', state: 'TX', zipCode: '75201', city: 'Dallas', address1: '1900 Elm Street', revenue: 8.7 * m, year: 2008, employees: 140, domain: 'copperkettle.example', contact: ['Tony', 'Abruzzo'] },
  sable: { agency: 'harbor', name: 'Sable Software', industry: '541511', state: 'NC', zipCode: '27601', city: 'Raleigh', address1: '410 Fayetteville Street', revenue: 4.2 * m, year: 2026, employees: 22, domain: 'sable.example', contact: ['Ines', 'Ortega'] },
  evergreen: { agency: 'harbor', name: 'Evergreen Grounds Care', industry: '561730', state: 'GA', zipCode: '30309', city: 'Atlanta', address1: '88 Spring Street', revenue: 1.3 * m, year: 2014, employees: 24, domain: 'evergreengrounds.example', contact: ['Marcus', 'Bell'] },
  riverside: { agency: 'harbor', name: 'Riverside Academy', industry: '611110', state: 'IL', zipCode: '60601', city: 'Chicago', address1: '225 Wacker Drive', revenue: 12.4 * m, year: 1954, employees: 130, domain: 'riversideacademy.example', contact: ['Ellen', 'Prescott'] },
  beacon: { agency: 'boston', name: 'Beacon Hill Orthodontics', industry: '621210', state: 'MA', zipCode: '02108', city: 'Boston', address1: '41 Charles Street', revenue: 3.1 * m, year: 2008, employees: 18, domain: 'beaconortho.example', contact: ['Nora', 'Keane'] },
  wharf: { agency: 'boston', name: 'Long Wharf Seafood', industry: '424460', state: 'MA', zipCode: '02110', city: 'Boston', address1: '88 Long Wharf', revenue: 17.4 * m, year: 1981, employees: 64, domain: 'longwharf.example', contact: ['Sal', 'Moretti'] },
  charles: { agency: 'boston', name: 'Charles River Labs Supply', industry: '423450', state: 'MA', zipCode: '02139', city: 'Cambridge', address1: '7 Binney Street', revenue: 8.8 * m, year: 1998, employees: 39, domain: 'crlsupply.example', contact: ['Amir', 'Haddad'] },
  delta: { agency: 'wholesale', name: 'Delta Regional Hospital', industry: '622110', state: 'LA', zipCode: '70802', city: 'Baton Rouge', address1: '900 North Boulevard', revenue: 64 * m, year: 1961, employees: 620, domain: 'deltaregional.example', contact: ['Thomas', 'Guidry'] },
  bighorn: { agency: 'wholesale', name: 'Bighorn Outfitters', industry: '451110', state: 'MT', zipCode: '59601', city: 'Helena', address1: '31 Last Chance Gulch', revenue: 5.8 * m, year: 1993, employees: 35, domain: 'bighornoutfitters.example', contact: ['Cody', 'Larsen'] },
  keystone: { agency: 'wholesale', name: 'Keystone Grocery Wholesale', industry: '424490', state: 'PA', zipCode: '19103', city: 'Philadelphia', address1: '2000 Market Street', revenue: 47 * m, year: 1979, employees: 210, domain: 'keystonegrocery.example', contact: ['Paula', 'DeLuca'] },
  crescent: { agency: 'wholesale', name: 'Crescent City Electric', industry: '238210', state: 'LA', zipCode: '70119', city: 'New Orleans', address1: '3400 Canal Street', revenue: 9.9 * m, year: 1999, employees: 66, domain: 'crescentelectric.example', contact: ['Denis', 'Robichaux'] },
  palmetto: { agency: 'wholesale', name: 'Palmetto Senior Living', industry: '623110', state: 'SC', zipCode: '29401', city: 'Charleston', address1: '15 King Street', revenue: 16.6 * m, year: 1996, employees: 180, domain: 'palmettoliving.example', contact: ['Ruth', 'Ashby'] },
  hudson: { agency: 'wholesale', name: 'Hudson Motor Group', industry: '441110', state: 'NY', zipCode: '10001', city: 'New York', address1: '360 West 31st Street', revenue: 38 * m, year: 1986, employees: 145, domain: 'hudsonmotor.example', contact: ['Gary', 'Feldman'] },
  sunrise: { agency: 'wholesale', name: 'Sunrise Community Church', industry: '813110', state: 'FL', zipCode: '32801', city: 'Orlando', address1: '100 Orange Avenue', revenue: 1.9 * m, year: 1990, employees: 16, domain: 'sunrisechurch.example', contact: ['Grace', 'Whitman'] },
  thornfield: { agency: 'albion', name: 'Thornfield Joinery', industry: '16230', zipCode: 'LS1 4DY', city: 'Leeds', address1: '12 Wellington Street', revenue: 2.8 * m, year: 1991, employees: 31, domain: 'thornfield.example', contact: ['Edward', 'Rochester'] },
  pembroke: { agency: 'albion', name: 'Pembroke & Shaw Solicitors', industry: '69102', zipCode: 'EC4A 1AB', city: 'London', address1: '44 Fetter Lane', revenue: 7.6 * m, year: 1978, employees: 62, domain: 'pembrokeshaw.example', contact: ['Imogen', 'Shaw'] },
  kestrel: { agency: 'albion', name: 'Kestrel Haulage', industry: '49410', zipCode: 'B1 1AA', city: 'Birmingham', address1: '9 Snow Hill', revenue: 19.4 * m, year: 1985, employees: 140, domain: 'kestrelhaulage.example', contact: ['Colin', 'Marsh'] },
  willow: { agency: 'albion', name: 'Willow Lane Dental Practice', industry: '86230', zipCode: 'M1 2JW', city: 'Manchester', address1: '3 Willow Lane', revenue: 1.7 * m, year: 2007, employees: 15, domain: 'willowdental.example', contact: ['Aisha', 'Rahman'] },
  castle: { agency: 'albion', name: 'Castle Hill Hotel', industry: '55100', zipCode: 'EH1 2NG', city: 'Edinburgh', address1: '1 Castle Terrace', revenue: 6.1 * m, year: 1968, employees: 74, domain: 'castlehill.example', email: 'ukcustomer@demo.test', contact: ['Fiona', 'Campbell'] },
  lark: { agency: 'albion', name: 'Lark Software', industry: '62012', zipCode: 'BS1 5TR', city: 'Bristol', address1: '20 Queen Square', revenue: 3.9 * m, year: 2015, employees: 34, domain: 'larksoftware.example', contact: ['Tom', 'Ellery'] },
  mill: { agency: 'albion', name: 'Old Mill Accountants', industry: '69201', zipCode: 'CB2 1TN', city: 'Cambridge', address1: '6 Mill Lane', revenue: 1.2 * m, year: 2003, employees: 14, domain: 'oldmill.example', contact: ['Margaret', 'Hale'] },
  harrow: { agency: 'albion', name: 'Harrow Primary Trust', industry: '85200', zipCode: 'HA1 3HP', city: 'Harrow', address1: '15 High Street', revenue: 9.5 * m, year: 1959, employees: 170, domain: 'harrowtrust.example', contact: ['David', 'Osei'] },
  coolabah: { agency: 'southern', name: 'Coolabah Dental Care', industry: '8531', state: 'NSW', zipCode: '2000', city: 'Sydney', address1: '19 Pitt Street', revenue: 3.2 * m, year: 2005, employees: 24, domain: 'coolabah.example', email: 'aucustomer@demo.test', contact: ['Noah', 'Mitchell'] },
  ironbark: { agency: 'southern', name: 'Ironbark Haulage', industry: '4610', state: 'QLD', zipCode: '4000', city: 'Brisbane', address1: '240 Eagle Street', revenue: 21 * m, year: 1987, employees: 130, domain: 'ironbark.example', contact: ['Jack', 'Doyle'] },
  yarra: { agency: 'southern', name: 'Yarra Legal', industry: '6931', state: 'VIC', zipCode: '3000', city: 'Melbourne', address1: '88 Collins Street', revenue: 8.9 * m, year: 1994, employees: 57, domain: 'yarralegal.example', contact: ['Chloe', 'Nguyen'] },
  quokka: { agency: 'southern', name: 'Quokka Software', industry: '5420', state: 'WA', zipCode: '6000', city: 'Perth', address1: '5 St Georges Terrace', revenue: 4.4 * m, year: 2014, employees: 29, domain: 'quokka.example', contact: ['Lachlan', 'Price'] },
  derwent: { agency: 'southern', name: 'Derwent Accounting', industry: '6932', state: 'TAS', zipCode: '7000', city: 'Hobart', address1: '31 Davey Street', revenue: 1.6 * m, year: 2001, employees: 13, domain: 'derwent.example', contact: ['Emily', 'Walsh'] },
} as const satisfies Record<string, CompanySeed>
export type CompanyName = keyof typeof companies
