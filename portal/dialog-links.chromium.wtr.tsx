import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { declineAccount, deleteAccount } from '#core/insurance/accounts/closure-endpoints.ts'
import { reloadAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { saveBrokerFees, saveMgaFee } from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import { declineQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { deleteQuote, loseQuote, setNeedBy } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { answerSocialEngineering } from '#core/insurance/security/endpoints.ts'
import { declineSubmission } from '#core/insurance/submissions/action-endpoints.ts'
import { exampleSubmission } from '#core/insurance/submissions/submission.fixture.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { json } from '#core/testing/scripted-server.ts'
import { assert, equal, until } from '#widgets/testing/assert.ts'
import { typeText } from '#widgets/testing/keys.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { begin, closed, shown, submitShown } from './dialog-stage.fixture.tsx'

const quote = scriptedQuote(exampleDraft)
const quoteInput = { quoteId: quote.id }
const accountInput = { accountId: quote.accountId }

/** Dialogs with their permission, call and success message. */
const deeds = [
  ['quote-lost', quoteInput, 'quote:close', loseQuote, 'Quote Lost Reason Saved Successfully!'],
  ['quote-need-by', quoteInput, 'quote:request', setNeedBy, 'Quote NeedBy Saved Successfully!'],
  ['delete-quote', quoteInput, 'quote:close', deleteQuote, 'Quote Deleted Successfully!'],
  ['decline-quote', quoteInput, 'quote:decline', declineQuote, 'Quote declined'],
  ['broker-fee', quoteInput, 'quote:review', saveBrokerFees, 'Broker Fee updated Successfully!'],
  ['mga-fee', quoteInput, 'quote:review', saveMgaFee, 'MGA Fee updated Successfully!'],
  [
    'decline-submission',
    { submissionId: exampleSubmission.id },
    'submission:decline',
    declineSubmission,
    'Submission Declined Successfully!',
  ],
  [
    'decline-account',
    accountInput,
    'account:decline',
    declineAccount,
    'Account Declined Successfully!',
  ],
  [
    'refresh-account',
    accountInput,
    'account:update',
    reloadAccount,
    'Data Refreshed Successfully!',
  ],
] as const

/** The record that the call of an input returns. */
const recordOf = (input: object) => {
  if ('submissionId' in input) return exampleSubmission
  return 'accountId' in input ? { ...exampleAccount, id: quote.accountId } : quote
}

/** Fills in a reason and changes a fee. */
const fill = async (): Promise<void> => {
  const reason = shown()?.querySelector('select')
  const description = shown()?.querySelector('textarea')
  if (reason && description) {
    reason.focus()
    reason.selectedIndex = 1
    reason.dispatchEvent(new Event('change', { bubbles: true }))
    description.focus()
    await typeText('As discussed')
    return
  }
  const fee = shown()?.querySelector<HTMLInputElement>('input[inputmode=decimal]')
  fee?.select()
  if (fee) await typeText('7')
}

describe('portal links', () => {
  test('open a dialog with the same success message as an action', async () => {
    const stage = await begin(Object.fromEntries(deeds.map(([, , needs]) => [needs, true])))
    const { $notifications } = stage.platform.notifications
    for (const [id, input, , call, text] of deeds) {
      stage.server.on(call, json(recordOf(input)))
      await stage.follow(id, input)
      await until(() => shown()?.querySelector('footer button'), `the dialog ${id}`)
      await fill()
      await submitShown()
      await closed(`its call: ${id}`)
      const texts = () => $notifications.get().map((each) => each.text)
      await until(() => texts().includes(text), `${id} to say “${text}”, not “${texts().join()}”`)
    }
  })

  test('delete an account and leave its page', async () => {
    const stage = await begin({ 'account:delete': true })
    stage.server.on(deleteAccount, () => new Response(null, { status: 204 }))
    await stage.follow('delete-account', accountInput)
    const box = await until(
      () => shown()?.querySelector<HTMLElement>('form input[type=checkbox]'),
      'the box to check',
    )
    box.click()
    await submitShown()
    await closed('its call')
    const { $notifications } = stage.platform.notifications
    equal(
      $notifications
        .get()
        .map((each) => each.text)
        .join(),
      'Account Deleted Successfully!',
    )
    equal(stage.address(), '/admin/dashboard?tab=ACCOUNTS')
  })

  test('open the social engineering questionnaire, then the reasons for its result', async () => {
    const stage = await begin({ 'account:update': true })
    const reason = ['Turn on multi-factor authentication']
    stage.server.answer(answerSocialEngineering, { socialEngineering: false, reason })
    await stage.follow('social-engineering', accountInput)
    const groups = await until(() => {
      const found = [...(shown()?.querySelectorAll('[role=radiogroup], fieldset') ?? [])]
      return found.length >= 3 && found
    }, 'the questions')
    for (const group of groups) group.querySelector<HTMLElement>('[role=radio], input')?.click()
    await submitShown()
    await until(() => shown()?.textContent.includes(reason[0] ?? ''), 'the reasons')
  })

  test('open a decision on a quote with the quote’s current data', async () => {
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

  test('do not open a decision that the viewer may not make', async () => {
    const stage = await begin({ 'account:update': true })
    for (const id of ['decline-quote', 'request-to-bind']) {
      await stage.follow(id, { quoteId: quote.id })
      assert(!shown(), `${id} is open`)
    }
    // A permitted dialog opens after them.
    await stage.follow('account-lost', { accountId: quote.accountId })
    await until(shown, 'the dialog of the account')
  })
})
