import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { reopenAccount } from '#core/insurance/accounts/closure-endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { equal, until } from '#widgets/testing/assert.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { begin, shown } from '../../dialog-stage.fixture.tsx'
import { ClosingNotice } from './ClosingNotice.tsx'
import { ProfileScore } from './ProfileScore.tsx'

const editor = { 'account:update': true }

const lost: Account = {
  ...exampleAccount,
  status: 'Lost',
  closing: {
    reasonSummary: 'Price is High',
    reason: 'Another offer',
    date: '2026-01-05T10:00:00.000Z',
  },
}
const bare: Account = { ...exampleAccount, domainName: '', profileScore: 8 }

/** The account parts for a viewer with the given permissions. */
const partsFor = (allowedActions: Account['allowedActions']) => () => (
  <>
    <ClosingNotice account={{ ...lost, allowedActions }} />
    <ProfileScore account={bare} />
  </>
)
const editing = partsFor(['reopen'])
const reading = partsFor([])

const button = (label: string, at: ParentNode = document) =>
  [...at.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === label)

describe('the account overview', () => {
  test('shows the reopen button with the reason of a lost account', async () => {
    const stage = await begin(editor, { Screen: editing })
    stage.server.answer(reopenAccount, { ...lost, status: 'Open' })
    await stage.go('/admin/accounts/account-1')
    ;(await until(() => button('Reopen account'), 'the button')).click()
    await until(() => shown()?.textContent.includes(lost.name), 'the question')
    button('Reopen account', shown() ?? document)?.click()
    await until(() => stage.server.callsOf(reopenAccount).length === 1, 'the call')
  })

  test('shows the actions that raise the score with the missing details', async () => {
    const stage = await begin(editor, { Screen: editing })
    await stage.go('/admin/accounts/account-1')
    await until(() => button('Refresh data'), 'the button that asks the register')
    ;(await until(() => button('No primary domain'), 'the button of the domain')).click()
    await until(() => shown()?.textContent.includes('has no web domain of its own'), 'the dialog')
  })

  test('shows no actions to viewers with read access only', async () => {
    const stage = await begin({}, { Screen: reading })
    await stage.go('/admin/accounts/account-1')
    await until(() => document.querySelector('meter'), 'the score')
    equal([button('Reopen account'), button('Refresh data')].filter(Boolean), [])
  })
})
