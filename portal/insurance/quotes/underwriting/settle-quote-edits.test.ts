import { expect, test, vi } from 'vitest'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import type { QuoteStatus } from '#core/insurance/quotes/statuses.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { errorResponse, type ScriptedServer } from '#core/testing/scripted-server.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { createRecordEdits } from '../../../frame/actions/record-edits.ts'
import { confirmDialog } from '../../../frame/dialogs/confirm.ts'
import { examplePersona } from '../../../frame/personas/persona.fixture.ts'
import { reviewerActions, reviewerEditActions } from './reviewer-actions.ts'

type EditAction = 'update-quote' | 'reset-quote' | 'cancel-to-inbox'

/** Performs an action on edits and answers its question. */
const perform = async (
  id: EditAction,
  {
    status = 'READY',
    isSaved = true,
    isSure = true,
    isEdited = true,
    answers,
  }: {
    status?: QuoteStatus
    isSaved?: boolean
    isSure?: boolean
    isEdited?: boolean
    answers?: (server: ScriptedServer) => void
  } = {},
) => {
  const { platform, server } = await testPlatform({
    signedIn: true,
    answers,
    namespaces: ['portal', 'quotes', 'underwriting'],
  })
  const did: string[] = []
  const edits = createRecordEdits()
  if (isEdited)
    edits.add({
      changes: () => [['Limit', '$1 → $2']],
      save: () => Promise.resolve(void did.push('saved')).then(() => isSaved),
      reset: () => Promise.resolve(void did.push('reset')),
    })
  const { dialogs, queries } = platform
  const refreshes = vi.spyOn(queries, 'refresh')
  const opened = new Promise((resolve) => dialogs.$dialog.listen(resolve))
  const actions = isEdited ? reviewerEditActions : reviewerActions
  const performed = actions
    .find((action) => action.id === id)
    ?.perform(
      { ...scriptedQuote(exampleDraft), status },
      {
        portal: platform,
        persona: examplePersona,
        edits,
        go: (...to) => Promise.resolve(void did.push(to.join(' '))),
        saveFile: () => {},
      },
    )
  await opened
  const question = confirmDialog.input.parse(dialogs.$dialog.get()?.input)
  dialogs.finish(isSure ? true : undefined)
  await performed
  const notifications = platform.notifications.$notifications
    .get()
    .map(({ kind, text }) => [kind, text])
  const sent = server.callsOf(updateQuote)
  const reopened = edits.$opened.get()
  return { question, did, notifications, sent, reopened, refreshes: refreshes.mock.calls.length }
}

test('lists the changes of an update, with a label that depends on the resulting status', async () => {
  const ready = await perform('update-quote')
  expect(ready.question).toMatchObject({
    confirm: 'UPDATE TERMS',
    summary: [['Limit', '$1 → $2']],
  })
  expect(ready.did).toEqual(['saved'])
  expect(ready.notifications).toEqual([['success', 'Quote updated']])
  // The screen refetches the lists after a save, so the action does not.
  expect(ready.refreshes).toBe(0)
  for (const status of ['INDICATION', 'REFERRED', 'IN_REVIEW'] as const)
    expect((await perform('update-quote', { status })).question.confirm).toBe('UPDATE')
})

test('shows a message when an update fails', async () => {
  const { notifications } = await perform('update-quote', { isSaved: false })
  expect(notifications).toEqual([['error', 'Failed to update quote.']])
})

const quote = scriptedQuote(exampleDraft)

test('reprices the saved terms when there are no edits', async () => {
  const { question, sent, notifications, reopened } = await perform('update-quote', {
    isEdited: false,
    answers: (server) => {
      server.answer(getQuoteById, quote)
      server.answer(updateQuote, quote)
    },
  })
  expect(question).toMatchObject({ title: 'Update quote', confirm: 'UPDATE' })
  expect(sent.map(({ body }) => body)).toMatchObject([
    { initialRequestData: { product: quote.product, account: { name: quote.companyName } } },
  ])
  expect(sent[0]?.headers.get('If-Match')).toBe(`"${quote.modified}"`)
  expect(notifications).toEqual([['success', 'Quote updated']])
  expect(reopened).toBe(1)
})

test('shows the conflict when the terms changed meanwhile', async () => {
  const { notifications } = await perform('update-quote', {
    isEdited: false,
    answers: (server) => {
      server.answer(getQuoteById, quote)
      server.on(updateQuote, errorResponse(409, 'quoteChanged', { detail: 'Ada changed it.' }))
    },
  })
  expect(notifications).toEqual([['error', 'Failed to update quote. Ada changed it.']])
})

test('lists the reasons of a rejected update without edits', async () => {
  const errors = [{ code: 'effectiveDateRange', detail: 'The effective date is too early' }]
  const { notifications } = await perform('update-quote', {
    isEdited: false,
    answers: (server) => {
      server.answer(getQuoteById, quote)
      server.on(updateQuote, errorResponse(400, 'invalidInput', { errors }))
    },
  })
  expect(notifications).toEqual([
    ['error', 'Failed to update quote. The effective date is too early'],
  ])
})

test('drops the edits on reset, and returns to the inbox on cancel', async () => {
  expect((await perform('reset-quote')).did).toEqual(['reset'])
  const { did } = await perform('cancel-to-inbox')
  expect(did).toEqual(['reset', expect.stringMatching(/inbox lost$/)])
})

test.each(['update-quote', 'reset-quote', 'cancel-to-inbox'] as const)(
  '%s does nothing without confirmation',
  async (id) => {
    expect((await perform(id, { isSure: false })).did).toEqual([])
  },
)
