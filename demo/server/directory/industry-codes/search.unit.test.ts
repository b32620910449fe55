import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { regions, type Region } from '#core/foundation/region/regions.ts'
import { allIndustriesOf, findIndustry, industriesOf } from './industries.ts'
import { searchIndustries } from './search.ts'

const first = (region: Region, search: string) => searchIndustries(region, search)[0]?.description

/** Searches with their results, recorded with an exhaustive comparison of words and industries. */
const recordedSearches = () =>
  readFileSync(new URL('./data/searches.csv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => {
      const [region = '', search = '', total = '', codes = ''] = line.split(',')
      const known = regions.find((each) => each === region)
      if (known === undefined) throw new Error(`No region ${region}`)
      return [known, search, Number(total), codes === '' ? [] : codes.split(' ')] as const
    })

describe('a pasted code', () => {
  test.each([
    ['US', 'NAICS-541511', '541511'],
    ['US', '541511\u200b', '541511'],
    ['US', '５４１５１１', '541511'],
    ['US', '31\u201133', '31-33'],
    ['US', '621210 - Offices of Dentists', '621210'],
    ['UK', '62012 - Business and domestic software development', '62012'],
    ['AU', '8531 Dental Services', '8531'],
  ] as const)('in %s: %s is that of %s', (region, text, code) => {
    expect(findIndustry(region, text)?.code).toBe(code)
  })

  test.each([
    ['US', '621210 - Offices of Lawyers'],
    ['US', '541511 - 541512'],
    ['US', '31 to 33'],
    ['UK', '62012 62020'],
  ] as const)('in %s: %s is not a code', (region, text) => {
    expect(findIndustry(region, text)).toBeUndefined()
  })
})

describe('search', () => {
  test.each([
    ['US', 'dental', 'Offices of Dentists'],
    ['US', 'dentist', 'Offices of Dentists'],
    ['US', 'Dental practice', 'Offices of Dentists'],
    ['US', 'law firm', 'Offices of Lawyers'],
    ['US', 'accountants', 'Offices of Certified Public Accountants'],
    ['US', 'restaurant', 'Full-Service Restaurants'],
    ['US', 'trucking', 'General Freight Trucking, Local'],
    ['US', 'plumber', 'Plumbing, Heating, and Air-Conditioning Contractors'],
    ['US', 'veterinary', 'Veterinary Services'],
    ['UK', 'dental', 'Dental practice activities'],
    ['UK', 'solicitors', 'Solicitors'],
    ['UK', 'pub', 'Public houses and bars'],
    ['AU', 'dentist', 'Dental Services'],
    ['AU', 'cafe', 'Cafes and Restaurants'],
  ] as const)('in %s for "%s" gives %s first', (region, search, expected) => {
    expect(first(region, search)).toBe(expected)
  })

  test('finds by the start of a code', () => {
    const found = searchIndustries('US', '6212')
    expect(found.map(({ code }) => code)).toEqual(['621210'])
    expect(searchIndustries('UK', '8623').map(({ code }) => code)).toEqual(['86230'])
  })

  test.each([
    ['US', '5132', ['513210']],
    ['US', 'NAICS 541511', ['541511']],
    ['US', '31-33', ['31-33']],
    ['UK', '62.01', ['6201', '62011', '62012']],
    ['UK', '1110', ['01110']],
  ] as const)('in %s for the code %s gives %j', (region, search, codes) => {
    expect(searchIndustries(region, search).map(({ code }) => code)).toEqual(codes)
  })

  test('returns every industry once, by its narrowest class', () => {
    const names = searchIndustries('US', '').map(({ description }) => description)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('Offices of Dentists')
  })

  test('matches all words if possible, otherwise some', () => {
    const all = searchIndustries('US', 'dental laboratories')
    expect(all[0]?.description).toBe('Dental Laboratories')
    expect(all.every(({ description, scope }) => /dent/i.test(description + scope))).toBe(true)
    expect(first('US', 'dentist zzyzx')).toBe('Offices of Dentists')
  })

  test.each(recordedSearches())(
    'in %s for "%s" gives %i industries, the best first',
    (region, search, total, codes) => {
      const found = searchIndustries(region, search).map(({ code }) => code)
      expect(found).toHaveLength(total)
      expect(found.slice(0, 10)).toEqual(codes)
    },
  )

  test('returns the same results after other searches', () => {
    const once = searchIndustries('US', 'dental practice')
    for (let turn = 0; turn < 300; turn += 1) searchIndustries('US', `dental w${turn}`)
    expect(searchIndustries('US', 'dental practice')).toEqual(once)
  })

  test('reads six significant words and ignores the rest', () => {
    const six = 'a dental medical optical eye vision and hearing'
    expect(searchIndustries('US', `${six} trucking restaurants`)).toEqual(
      searchIndustries('US', six),
    )
    expect(first('US', `${'the practice of '.repeat(20)}dentist`)).toBe('Offices of Dentists')
  })

  test.each(['constructor', 'toString'])('treats %s as a word', (word) => {
    expect(first('US', `dentist ${word}`)).toBe('Offices of Dentists')
  })

  test('returns nothing for an unknown trade', () => {
    expect(searchIndustries('US', 'zzyzx')).toEqual([])
    expect(searchIndustries('UK', '!?')).toEqual([])
  })
})

describe('tables', () => {
  test.each([
    ['US', 2000],
    ['UK', 731 + 88],
    ['AU', 506 + 86],
  ] as const)('are complete in %s', (region, min) => {
    const rows = [...industriesOf(region).values()]
    expect(rows.length).toBeGreaterThanOrEqual(min)
    for (const { code, description } of rows) {
      expect(code).toMatch(/^\d{2,6}$/)
      expect(description).toMatch(/^\S.*[^\sT]$/)
    }
  })

  test('every class is below its division', () => {
    for (const region of ['UK', 'AU'] as const) {
      const table = industriesOf(region)
      expect([...table.keys()].filter((code) => !table.has(code.slice(0, 2)))).toEqual([])
    }
  })

  test('find codes that lost their leading zero as numbers', () => {
    expect(findIndustry('UK', '1110')?.code).toBe('01110')
    expect(findIndustry('AU', '111')?.code).toBe('0111')
    expect(findIndustry('US', '031')).toBeUndefined()
    expect(findIndustry('UK', '1.11')?.code).toBe('01110')
    expect(findIndustry('US', '621210')?.description).toBe('Offices of Dentists')
    expect(findIndustry('US', '999999')).toBeUndefined()
    expect(findIndustry('US', 'constructor')).toBeUndefined()
  })

  test.each(regions)('find every code of %s by itself, and rate it as a listed code', (region) => {
    const listed = industriesOf(region)
    for (const { code, ratedAs } of allIndustriesOf(region).values()) {
      expect(findIndustry(region, code)?.code).toBe(code)
      expect(listed.has(ratedAs) || ratedAs === code).toBe(true)
    }
  })

  test.each([
    ['US', '513210', '513210', 'Software Publishers', '511210'],
    ['US', '456110', '456110', 'Pharmacies and Drug Retailers', '446110'],
    ['US', '455110', '455110', 'Department Stores', '452210'],
    ['US', '458110', '458110', 'Clothing and Clothing Accessories Retailers', '448110'],
    ['US', '541511', '541511', 'Custom Computer Programming Services', '541511'],
    ['US', 'NAICS 541511', '541511', 'Custom Computer Programming Services', '541511'],
    ['US', 'NAICS code 2022: 513210', '513210', 'Software Publishers', '511210'],
    ['US', '541511.0', '541511', 'Custom Computer Programming Services', '541511'],
    ['US', '31-33', '31-33', 'Manufacturing', '31-33'],
    ['US', '31–33', '31-33', 'Manufacturing', '31-33'],
    ['US', '32', '31-33', 'Manufacturing', '31-33'],
    ['US', '44-45', '44-45', 'Retail Trade', '44-45'],
    ['US', '49', '48-49', 'Transportation and Warehousing', '48-49'],
    ['UK', '62.01', '6201', 'Computer programming activities', '6201'],
    ['UK', '6201', '6201', 'Computer programming activities', '6201'],
    ['UK', '62.01/2', '62012', 'Business and domestic software development', '62012'],
    ['UK', '86.23', '86230', 'Dental practice activities', '86230'],
    ['UK', 'SIC 2007: 86.23', '86230', 'Dental practice activities', '86230'],
    ['UK', '01.11', '01110', undefined, '01110'],
    ['AU', 'ANZSIC 8531', '8531', 'Dental Services', '8531'],
  ] as const)('in %s %s is %s', (region, text, code, description, ratedAs) => {
    const found = findIndustry(region, text)
    expect(found).toMatchObject({ code, ratedAs, ...(description && { description }) })
  })

  test.each([
    ['US', '31-45'],
    ['US', '3133-44'],
    ['US', '1999-05-01'],
    ['US', '54.15'],
    ['US', '5415 11'],
    ['US', 'SIC 5411'],
    ['US', '541,511'],
    // sawmilling, or support of crop production without its leading zero
    ['UK', '1610'],
    ['UK', '62.0'],
    ['UK', 'NAICS 2361'],
    ['AU', '85.31'],
  ] as const)('in %s %s is not a code, and not read as another one', (region, text) => {
    expect(findIndustry(region, text)).toBeUndefined()
  })
})
