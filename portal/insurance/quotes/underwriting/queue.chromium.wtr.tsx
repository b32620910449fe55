import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { searchInbox } from '#core/insurance/quotes/list/endpoints.ts'
import { inboxList } from '#core/insurance/quotes/list/lists.ts'
import { quotePage, type QuoteRow } from '#core/insurance/quotes/model.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { exampleProfile } from '#core/testing/example-profile.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { PlatformContext } from '#widgets/react/contexts.ts'
import { equal, until } from '#widgets/testing/assert.ts'
import { mount } from '#widgets/testing/mount.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { ModulesContext } from '../../../frame/modules/use-modules.ts'
import { neighboursOf } from '../../../frame/parts/queue-position.ts'
import { useQueueRows } from '../../../frame/parts/use-queue-rows.ts'
import { PortalContext } from '../../../frame/platform/use-portal.ts'
import { useStoreTableQuery } from '../../../frame/tables/last-table-query.ts'
import { inboxQueue } from './use-quote-queue.ts'

const queue: readonly QuoteRow[] = Array.from({ length: 250 }, (_, at) => ({
  ...scriptedQuote(exampleDraft),
  id: `quote ${at + 1}`,
  status: 'REFERRED',
}))

/** The inbox table with a filter, a sort and a page. */
const Table = ({ query }: { readonly query: ListQuery }) => {
  useStoreTableQuery(inboxList, query)
  return <p>The table</p>
}

/** A quote on screen with the queue's buttons. */
const Opened = ({ first }: { readonly first: string }) => {
  const [id, setId] = useState(first)
  const { rows, position, count } = useQueueRows(inboxQueue, { id, status: 'REFERRED' })
  const { nextId } = neighboursOf(position, rows)
  return (
    <>
      <output>
        {position.index === undefined ? '' : `${id}, ${position.index + 1} of ${count}`}
      </output>
      <button type="button" disabled={nextId === undefined} onClick={() => setId(nextId ?? id)}>
        Next
      </button>
    </>
  )
}

const begin = async () => {
  const { platform, server } = await testPlatform({ signedIn: true })
  server.answer(getMe, exampleProfile)
  server.on(searchInbox, ({ url }) => {
    const page = Number(url.searchParams.get('page'))
    const size = Number(url.searchParams.get('size'))
    const content = queue.slice(page * size, (page + 1) * size)
    const totalPages = Math.ceil(queue.length / size)
    return Response.json(
      z.encode(quotePage, {
        content: [...content],
        totalElements: queue.length,
        totalPages,
        number: page,
        size,
      }),
    )
  })
  await platform.queries.fetch(getMe)
  const root = createRoot(mount('<div></div>'))
  const show = (view: React.ReactNode) =>
    root.render(
      <PortalContext value={platform}>
        <PlatformContext value={platform}>
          <QueryClientProvider client={platform.queries.client}>
            <ModulesContext value={[{ listScope: () => ({ values: ['gulf'], isWaiting: false }) }]}>
              {view}
            </ModulesContext>
          </QueryClientProvider>
        </PlatformContext>
      </PortalContext>,
    )
  return { show, server }
}

const shown = (text: string) => until(() => document.body.textContent?.includes(text), text)
const next = async () => {
  const button = await until(() => document.querySelector<HTMLElement>('button:enabled'), 'Next')
  button.click()
}

describe('the inbox queue', () => {
  test('continues with the table’s last query, through all pages', async () => {
    const { show, server } = await begin()
    const filter = { underwriter: ['una'] }
    show(<Table query={{ page: 7, size: 25, sort: 'totalPremium,desc', search: 'x', filter }} />)
    await shown('The table')
    show(<Opened first="quote 180" />)
    await shown('quote 180, 180 of 250')
    const [first] = server.callsOf(searchInbox)
    equal(first?.url.searchParams.get('page'), '1')
    equal(first?.url.searchParams.get('sort'), 'totalPremium,desc')
    equal(first?.url.searchParams.get('search'), '*x*')
    equal(first?.url.searchParams.get('filter'), '{"underwriter":["una"],"team":["gulf"]}')
    for (let place = 181; place <= 250; place += 1) {
      await next()
      await shown(`quote ${place}, ${place} of 250`)
    }
    equal(document.querySelector('button')?.disabled, true)
  })

  test('starts with the first quote for a quote outside the queue', async () => {
    const { show } = await begin()
    show(<Opened first="elsewhere" />)
    await next()
    await shown('quote 1, 1 of 250')
  })
})
