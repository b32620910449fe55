import type { RegionServerData } from '../definition.ts'

const sydney = 'Australia/Sydney'

/** Server data of Australia. All states and territories use the time of Sydney (spec 3 §9). */
export const auServerData = {
  timezone: sydney,
  states: [
    ['ACT', 'Australian Capital Territory', sydney],
    ['NSW', 'New South Wales', sydney],
    ['NT', 'Northern Territory', sydney],
    ['QLD', 'Queensland', sydney],
    ['SA', 'South Australia', sydney],
    ['TAS', 'Tasmania', sydney],
    ['VIC', 'Victoria', sydney],
    ['WA', 'Western Australia', sydney],
    ['AAT', 'Australian Antarctic Territory', sydney],
  ],
  industryScheme: 'ANZSIC',
  currencyName: 'Australian dollar',
  paper: 'A4',
  domains: { top: 'au', second: ['asn', 'com', 'edu', 'gov', 'id', 'net', 'org'] },
  examplePhone: '(02) 5550 1234',
} as const satisfies RegionServerData
