import { expect, test } from 'vitest'
import { approveQuote, issueQuote, releaseQuote } from '#core/insurance/quotes/endpoints.ts'
import { quoteActions as allowed } from '#core/insurance/quotes/transitions.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { json } from '#core/testing/scripted-server.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { confirmDialog } from '../../frame/dialogs/confirm.ts'
import { examplePersona } from '../../frame/personas/persona.fixture.ts'
import { quoteActions } from './quote-actions.ts'

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

/** Performs an action of an underwriter up to its question. */
const perform = async (id: (typeof decisions)[number][0]) => {
  const { platform, server } = await testPlatform({
    signedIn: true,
    namespaces: ['portal', 'quotes'],
  })
  const { dialogs } = platform
  const opened = new Promise((resolve) => dialogs.$dialog.listen(resolve))
  const performed = quoteActions
    .find((action) => action.id === id)
    ?.perform(
      { ...quote, allowedActions: [...allowed] },
      {
        portal: platform,
        persona: examplePersona,
        go: () => Promise.resolve(),
        saveFile: () => {},
      },
    )
  return { server, dialogs, opened, performed }
}

test.each(decisions)(
  '%s says what it does to whom, and does nothing before a yes',
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

test.each(decisions)('%s is about the quote as it was shown', async (id, _, call) => {
  const { server, opened, performed, dialogs } = await perform(id)
  server.on(call, json(quote))
  await opened
  dialogs.finish(true)
  await performed
  expect(server.callsOf(call)[0]?.headers.get('If-Match')).toBe(`"${quote.modified}"`)
})
