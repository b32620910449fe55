import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { assert, until } from '#widgets/testing/assert.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { begin, closed, open, shown } from './dialog-stage.fixture.tsx'

const { accountId } = scriptedQuote(exampleDraft)

const boxOf = (label: string) =>
  [...(shown()?.querySelectorAll('label') ?? [])].find(({ textContent }) =>
    textContent?.includes(label),
  )

describe('account dialogs', () => {
  test('offers to decline the account with its quote if the server allows it', async () => {
    for (const allowedActions of [['lose'], ['decline', 'lose']]) {
      const stage = await begin({ 'account:decline': true, 'quote:decline': true })
      stage.server.answer(getAccount, { ...exampleAccount, id: accountId, allowedActions })
      const dialog = stage.dialogs.find(({ id }) => id === 'decline-quote')
      assert(dialog, 'the dialog is declared')
      await open(stage, dialog)
      await until(() => stage.server.callsOf(getAccount).length > 0, 'the account to be read')
      await stage.platform.queries.fetch(getAccount, { params: { id: accountId } })
      const isOffered = allowedActions.includes('decline')
      if (isOffered) await until(() => boxOf('Decline the account'), 'the field')
      else assert(!boxOf('Decline the account'), 'the option is shown')
      stage.platform.dialogs.reset()
      await closed('a reset')
    }
  })
})
