import type { RegionServerData } from '../definition.ts'

/** Server data of the United Kingdom. */
export const ukServerData = {
  timezone: 'Europe/London',
  states: [],
  industryScheme: 'SIC',
  currencyName: 'Pound sterling',
  paper: 'A4',
  domains: {
    top: 'uk',
    second: ['ac', 'co', 'gov', 'ltd', 'me', 'net', 'nhs', 'org', 'plc', 'police', 'sch'],
  },
  examplePhone: '020 7946 0000',
} as const satisfies RegionServerData
