import { expect, test } from 'vitest'
import {
  searchAllSurplusLicenses,
  searchSurplusLicenses,
} from '#core/insurance/surplus/license-endpoints.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { allLicenseTable, licenseTable } from './license-table.tsx'
import { licenseQueries } from './license-queries.ts'

test.each([
  ['an agency', licenseTable, searchSurplusLicenses],
  ['administrators', allLicenseTable, searchAllSurplusLicenses],
] as const)(
  'the table of %s uses its own call, which a change refetches',
  async (_, table, call) => {
    const { platform, server } = await testPlatform({ signedIn: true })
    const page = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 25 }
    server.answer(call, page)
    const query = { filter: { confirmation: ['unconfirmed'] } }
    const options = table.source(platform.queries, query, { accountId: 'staff' })
    expect(await platform.queries.client.fetchQuery(options)).toMatchObject(page)
    expect(server.callsOf(call)).toHaveLength(1)
    expect(licenseQueries).toContain(call)
  },
)
