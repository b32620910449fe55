import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { getMe } from '#core/identity/session/endpoints.ts'
import { getInboxOptions } from '#core/insurance/quotes/list/endpoints.ts'
import { readAddress, writeAddress } from '#core/platform/tables/address.ts'
import { initialView } from '#core/platform/tables/view.ts'
import { exampleProfile } from '#core/testing/example-profile.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { PlatformContext } from '#widgets/react/contexts.ts'
import { equal, until } from '#widgets/testing/assert.ts'
import { mount } from '#widgets/testing/mount.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { PortalContext } from '../../../frame/platform/use-portal.ts'
import { withColumns } from '../../../frame/tables/define-table.ts'
import { rulesOf } from '../../../frame/tables/definition.ts'
import { PeopleFilter } from '../../../frame/tables/PeopleFilter.tsx'
import { inboxTable } from './inbox-table.tsx'

const table = withColumns(inboxTable, ['quoteNumber', 'underwriter'])
const rules = rulesOf(table)

/** The underwriter filter in a toolbar, with the resulting address. */
const Toolbar = () => {
  const [view, setView] = useState(() => initialView(rules))
  const filter = table.filters.find(({ id }) => id === 'underwriter')
  const People = filter?.People
  const address = writeAddress(view, rules)
  return (
    <>
      {filter && People && (
        <People>
          {(people) => (
            <PeopleFilter people={people} filter={filter} view={view} onChange={setView} />
          )}
        </People>
      )}
      <output>{JSON.stringify(readAddress(address, rules).filter)}</output>
    </>
  )
}

const button = (text: string) =>
  until(
    () => [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(text)),
    `the button ${text}`,
  )
const filtered = (by: string) =>
  until(() => document.querySelector('output')?.textContent === by, `a view of ${by}`)

describe('the underwriter filter of the inbox', () => {
  test('filters by the viewer with one click, and by others by name', async () => {
    const { platform, server } = await testPlatform({
      signedIn: true,
      namespaces: ['portal', 'quotes'],
    })
    server.answer(getMe, exampleProfile)
    const { id: me } = exampleProfile
    const underwriters = [
      { id: me, name: 'Una Whitfield' },
      { id: 'other', name: 'Omar Reyes' },
    ]
    server.answer(getInboxOptions, { underwriters })
    await platform.queries.fetch(getMe)
    createRoot(mount('<div></div>')).render(
      <PortalContext value={platform}>
        <PlatformContext value={platform}>
          <QueryClientProvider client={platform.queries.client}>
            <Toolbar />
          </QueryClientProvider>
        </PlatformContext>
      </PortalContext>,
    )
    const mine = await button('Mine')
    mine.click()
    await filtered(`{"underwriter":["${me}"]}`)
    equal(mine.getAttribute('aria-pressed'), 'true')
    ;(await button('Underwriter')).click()
    const other = await until(
      () =>
        [...document.querySelectorAll('label')].find((each) =>
          each.textContent?.includes('Omar Reyes'),
        ),
      'the other underwriter',
    )
    other.click()
    await filtered(`{"underwriter":["${me}","other"]}`)
    equal(mine.getAttribute('aria-pressed'), 'true')
  })
})
