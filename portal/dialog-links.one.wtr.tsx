import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { assert, until } from '#widgets/testing/assert.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { begin, closed, shown } from './dialog-stage.fixture.tsx'

const quote = scriptedQuote(exampleDraft)

describe('an address of the portal', () => {
  test('opens a decision on a quote, which is named as the server names it', async () => {
    const stage = await begin({ 'quote:decline': true, 'account:decline': true })
    const other = { number: 'PQ-OTHER', company: 'Somebody Else Ltd' }
    for (const [id, of] of [
      ['decline-quote', { quoteId: quote.id }],
      ['decline-account', { accountId: quote.accountId }],
    ] as const) {
      await stage.follow(id, { ...of, ...other })
      const dialog = await until(() => shown()?.querySelector('footer') && shown(), id)
      assert(!dialog.textContent.includes(other.company), `${id} is named by its address`)
      assert(!dialog.textContent.includes(other.number), `${id} is numbered by its address`)
      if (id === 'decline-quote')
        assert(
          dialog.textContent.includes(`${quote.quoteNumber} for ${quote.companyName}`),
          'whose',
        )
      stage.platform.dialogs.reset()
      await closed('a reset')
    }
  })

  test('opens no decision that the viewer may not take', async () => {
    const stage = await begin({ 'account:update': true })
    for (const id of ['decline-quote', 'request-to-bind']) {
      await stage.follow(id, { quoteId: quote.id })
      assert(!shown(), `${id} is open`)
    }
    // one that may be taken opens after them
    await stage.follow('account-lost', { accountId: quote.accountId })
    await until(shown, 'the dialog of the account')
  })
})
