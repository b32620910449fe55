import { expect, test } from 'vitest'
import { getMe } from '#core/identity/session/endpoints.ts'
import { approveQuote } from '#core/insurance/quotes/bind/endpoints.ts'
import { errorResponse } from '#core/testing/scripted-server.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { examplePersona } from '../personas/persona.fixture.ts'
import { calls, downloads, navigatesTo } from './steps.ts'

const begin = async () => {
  const { platform, server } = await testPlatform({
    signedIn: true,
    namespaces: ['quotes', 'quote-lifecycle'],
  })
  const went: string[] = []
  const saved: File[] = []
  const context = {
    portal: platform,
    persona: examplePersona,
    go: (address: string) => Promise.resolve(void went.push(address)),
    saveFile: (file: File) => void saved.push(file),
  }
  const { queryKey } = platform.queries.options(getMe)
  platform.queries.client.setQueryData(queryKey, { firstName: 'Ada' })
  const isStale = () => platform.queries.client.getQueryState(queryKey)?.isInvalidated
  const messages = () => platform.notifications.$notifications.get().map(({ text }) => text)
  return { server, context, went, saved, isStale, messages }
}

/** The texts and refetched endpoints that all steps share. */
const words = {
  params: ({ number }: { readonly number: string }) => ({ number }),
  done: 'quote-lifecycle:approve.done',
  failed: 'quote-lifecycle:release.failed',
  refetches: [getMe],
} as const

test('shows a message after a successful call and refetches what it changed', async () => {
  const { context, isStale, messages } = await begin()
  await calls({ ...words, call: () => Promise.resolve() })({ number: 'PQ-1' }, context)
  expect(messages()).toEqual(['Quote PQ-1 approved'])
  expect(isStale()).toBe(true)
})

test('shows the record in a confirmation and makes no call unless confirmed', async () => {
  const { context } = await begin()
  let callCount = 0
  const perform = calls<{ readonly number: string }>({
    ...words,
    confirm: {
      title: 'quote-lifecycle:release.title',
      lead: 'quote-lifecycle:release.lead',
      confirm: 'quotes:action.release',
      weight: 'light',
      summary: ({ number }, { wholeMoney }) => [[number, wholeMoney(1_000_000_00, 'USD')]],
    },
    call: () => Promise.resolve((callCount += 1)),
  })
  const { dialogs } = context.portal
  const nextDialog = () => new Promise((resolve) => dialogs.$dialog.listen(resolve))
  const opened = nextDialog()
  const cancelled = perform({ number: 'PQ-1' }, context)
  await opened
  expect(dialogs.$dialog.get()?.input).toMatchObject({ summary: [['PQ-1', '$1,000,000']] })
  dialogs.finish(undefined)
  await cancelled
  expect(callCount).toBe(0)
  const openedAgain = nextDialog()
  const done = perform({ number: 'PQ-1' }, context)
  await openedAgain
  dialogs.finish(true)
  await done
  expect(callCount).toBe(1)
})

test('shows the reason of a failed call and refetches', async () => {
  const { server, context, isStale, messages } = await begin()
  server.on(approveQuote, errorResponse(409, 'transitionNotAllowed', { detail: 'Not now.' }))
  const approve = calls<{ readonly number: string }>({
    ...words,
    call: ({ number: quoteId }, api) =>
      api.call(approveQuote, { params: { product: 'P100', quoteId } }),
  })
  await approve({ number: 'PQ-1' }, context)
  expect(messages().join()).toContain('Failed to release quote. ')
  expect(isStale()).toBe(true)
})

test('shows a server error once', async () => {
  const { server, context, messages } = await begin()
  server.on(approveQuote, errorResponse(500, 'internal'))
  const approve = calls<{ readonly number: string }>({
    ...words,
    call: ({ number: quoteId }, api) =>
      api.call(approveQuote, { params: { product: 'P100', quoteId } }),
  })
  await approve({ number: 'PQ-1' }, context)
  expect(messages()).toEqual([
    'Failed to release quote. Our servers seem to be having trouble. Please try again later.',
  ])
})

test('saves a downloaded file and opens the address of a link', async () => {
  const { context, went, saved } = await begin()
  const file = new File(['a'], 'a.pdf')
  await downloads(() => Promise.resolve(file))({}, context)
  expect(saved).toEqual([file])
  await navigatesTo<{ readonly id: string }>(
    ({ id }, { persona: { id: base } }) => `/${base}/${id}`,
  )({ id: 'q-1' }, context)
  expect(went).toEqual(['/agency/q-1'])
})

test('starts the message of a failed download with its own text', async () => {
  const { server, context, messages } = await begin()
  server.on(approveQuote, errorResponse(404, 'notFound', { detail: 'Not there.' }))
  const fails = downloads<object>(
    async (_, api) => {
      const params = { product: 'P100' as const, quoteId: 'q-1' }
      await api.call(approveQuote, { params })
      return new File([], 'never.pdf')
    },
    () => 'quote-lifecycle:release.failed',
  )
  await fails({}, context)
  expect(messages().join()).toContain('Failed to release quote. ')
})
