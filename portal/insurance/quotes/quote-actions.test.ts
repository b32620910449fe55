import { expect, test } from 'vitest'
import { agentIssueQuote, approveQuote, issueQuote } from '#core/insurance/quotes/bind/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { releaseQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { quoteActions as allowed, type QuoteAction } from '#core/insurance/quotes/actions.ts'
import type { QuoteStatus } from '#core/insurance/quotes/statuses.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { createScriptedServer, errorResponse, json } from '#core/testing/scripted-server.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { confirmDialog } from '../../frame/dialogs/confirm.ts'
import { examplePersona } from '../../frame/personas/persona.fixture.ts'
import { fillSlots } from '../../slots.ts'
import { quoteActions } from './quote-actions.ts'
import { reviewerActions } from './underwriting/reviewer-actions.ts'

const quote = scriptedQuote({
  ...exampleDraft,
  initialRequestData: {
    ...exampleDraft.initialRequestData,
    global: { limit: 100_000_000, deductible: 1_000_000 },
  },
})

const decisions = [
  ['release', 'light', releaseQuote],
  ['approve', 'binding', approveQuote],
  ['issue', 'final', issueQuote],
] as const

/** Performs an action up to its question; `methods` collects the method of every call. */
const perform = async (
  id: string,
  status: QuoteStatus = 'READY',
  allowedActions: readonly QuoteAction[] = allowed,
  { isSurplus = false } = {},
) => {
  const scripted = createScriptedServer()
  const methods: string[] = []
  const went: string[] = []
  const { platform, server } = await testPlatform({
    signedIn: true,
    namespaces: ['portal', 'quotes'],
    server: {
      ...scripted,
      fetch: (target, init) => {
        methods.push(init?.method ?? 'GET')
        return scripted.fetch(target, init)
      },
    },
  })
  fillSlots(platform)
  const { dialogs } = platform
  const opened = new Promise((resolve) => dialogs.$dialog.listen(resolve))
  const performed = reviewerActions
    .find((action) => action.id === id)
    ?.perform(
      { ...quote, status, isSurplus, allowedActions: [...allowedActions] },
      {
        portal: platform,
        persona: examplePersona,
        go: (address) => Promise.resolve(void went.push(address)),
        saveFile: () => {},
      },
    )
  return { platform, server, dialogs, opened, performed, methods, went }
}

/** A link can open every action except these, which do not ask first. */
const plain = ['underwrite', 'compare-quote', 'download-proposal']
const asking = reviewerActions.filter(({ asks }) => asks)

test('allows a link to open every action that asks first', () => {
  expect(reviewerActions.filter(({ asks }) => !asks).map(({ id }) => id)).toEqual(plain)
})

test.each(asking.map(({ id }) => id))('%s changes nothing when a link opens it', async (id) => {
  const { dialogs, opened, performed, methods } = await perform(id)
  const done = performed?.catch(() => {})
  await Promise.race([opened, done])
  dialogs.finish(undefined)
  await done
  expect(methods.filter((method) => method !== 'GET')).toEqual([])
})

test.each(decisions)(
  '%s shows its record and does nothing without confirmation',
  async (id, weight, call) => {
    const { server, dialogs, opened, performed } = await perform(id)
    await opened
    const shown = dialogs.$dialog.get()
    const question = confirmDialog.input.parse(shown?.input)
    expect(question.weight).toBe(weight)
    expect(Object.fromEntries(question.summary ?? [])).toMatchObject({
      Company: 'Bright Smiles Dental',
      Limit: '$1,000,000',
      Deductible: '$10,000',
      Effective: expect.stringMatching(/\d{4}/),
      Ends: expect.stringMatching(/\d{4}/),
      'Total premium': expect.stringMatching(/^\$/),
    })
    dialogs.finish(undefined)
    await performed
    expect(server.callsOf(call)).toEqual([])
  },
)

test.each(decisions)('%s sends the version that was on screen', async (id, _, call) => {
  const { server, opened, performed, dialogs } = await perform(id)
  server.on(call, json(quote))
  await opened
  dialogs.finish(true)
  await performed
  expect(server.callsOf(call)[0]?.headers.get('If-Match')).toBe(`"${quote.modified}"`)
})

test.each([
  ['REQUESTED', 'Something went wrong while sending payment reminder. No.'],
  ['BOUND', 'Something went wrong while submitting for policy generation. No.'],
] as const)('a failed issue from %s shows its message', async (status, text) => {
  const { server, opened, performed, dialogs, platform } = await perform('issue', status)
  server.on(issueQuote, errorResponse(409, 'quoteChanged', { detail: 'No.' }))
  await opened
  dialogs.finish(true)
  await performed
  const notifications = platform.notifications.$notifications
    .get()
    .map(({ kind, text: shown }) => [kind, shown])
  expect(notifications).toEqual([['error', text]])
})

test.each([
  ['staff', ['issue'], issueQuote],
  ['an agency', ['agentIssue'], agentIssueQuote],
] as const)('%s issue a binder by their own call', async (_, allows, call) => {
  const { server, opened, performed, dialogs } = await perform('issue', 'BOUND', allows)
  server.on(call, json(quote))
  await opened
  expect(confirmDialog.input.parse(dialogs.$dialog.get()?.input).title).toBe('Issue policy')
  dialogs.finish(true)
  await performed
  expect(server.callsOf(call)).toHaveLength(1)
  const shown = quoteActions.find(({ id }) => id === 'issue')
  expect(shown?.visible({ ...quote, status: 'BOUND', allowedActions: [...allows] })).toBe(true)
})

test.each([
  [false, 'Switch this quote to Surplus?', 'Switch to Surplus'],
  [true, 'Switch this quote to Admitted?', 'Switch to Admitted'],
])('switches a quote with surplus %s, with the saved terms', async (isSurplus, title, yes) => {
  const { server, opened, performed, dialogs, platform } = await perform(
    'switch-placement',
    'READY',
    allowed,
    { isSurplus },
  )
  server.answer(getQuoteById, quote)
  server.answer(updateQuote, quote)
  await opened
  const question = confirmDialog.input.parse(dialogs.$dialog.get()?.input)
  expect(question).toMatchObject({ title, confirm: yes })
  expect(question.lead).toContain('All edits to this quote will be lost')
  dialogs.finish(true)
  await performed
  const [sent] = server.callsOf(updateQuote)
  expect(sent?.body).toMatchObject({
    initialRequestData: { surplusOnly: !isSurplus, account: { name: quote.companyName } },
  })
  expect(sent?.headers.get('If-Match')).toBe(`"${quote.modified}"`)
  expect(platform.notifications.$notifications.get().map(({ text }) => text)).toEqual([
    'Quote updated',
  ])
})

test('offers a switch if the server allows it', () => {
  const action = quoteActions.find(({ id }) => id === 'switch-placement')
  expect(action?.visible({ ...quote, allowedActions: ['switchPlacement'] })).toBe(true)
  expect(action?.visible({ ...quote, allowedActions: ['update'] })).toBe(false)
})

test('offers the surplus lines notice if it is needed or was attested', () => {
  const notice = quoteActions.find(({ id }) => id === 'surplus-notice')
  const louisiana = { ...quote, isSurplus: true, state: 'LA' }
  const admitted = { ...louisiana, isSurplus: false }
  expect(notice?.visible(louisiana)).toBe(true)
  expect(notice?.visible(admitted)).toBe(false)
  expect(notice?.visible({ ...admitted, hasAttestations: true })).toBe(true)
})

test('opens the signing page when the attestation terms are accepted', async () => {
  const { opened, performed, dialogs, went } = await perform('surplus-notice')
  await opened
  dialogs.finish('sign')
  await performed
  expect(went).toEqual([`/customer/quotes/${quote.id}/sign/${quote.product}`])
})
