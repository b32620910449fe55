import { listAuthority } from '#core/directory/underwriting-authority/endpoints.ts'
import { listAgencyTeams } from '#core/insurance/accounts/form-endpoints.ts'
import { readApplication } from '#core/insurance/accounts/application/endpoints.ts'
import { listAccountForms } from '#core/insurance/accounts/offer-endpoints.ts'
import { declineAccount } from '#core/insurance/accounts/closure-endpoints.ts'
import {
  sendToAgent,
  sendToCustomer,
  sendVariations,
  shareVariations,
} from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { requestToBind } from '#core/insurance/quotes/bind/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { declineQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { permittedActs } from '#core/platform/permissions/permission-table.ts'
import { getSecurityAnswers, saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { saveIrpm } from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import { deleteQuote } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import {
  bulkAssignSubmissions,
  declineSubmission,
} from '#core/insurance/submissions/action-endpoints.ts'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import { exampleSubmission } from '#core/insurance/submissions/submission.fixture.ts'
import {
  downloadAttestation,
  getSurplusNotice,
  listAttestations,
} from '#core/insurance/surplus/endpoints.ts'
import {
  editSurplusLicense,
  getSurplusLicense,
  removeSurplusLicense,
} from '#core/insurance/surplus/license-endpoints.ts'
import { attestedNotice } from '#core/insurance/surplus/notice.fixture.ts'
import { getApplicationLink } from '#core/insurance/signing/endpoints.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { errorResponse } from '#core/testing/scripted-server.ts'
import { assert, equal, until } from '#widgets/testing/assert.ts'
import { typeText } from '#widgets/testing/keys.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import {
  begin,
  shown,
  firstField,
  open,
  chooseLast,
  submitShown,
  closed,
} from './dialog-stage.fixture.tsx'
import { exampleIds, exampleLicense, variationWithoutPhone } from './dialogs.fixture.ts'
import { surplusNoticeDialog } from './insurance/surplus/notice-dialog.ts'

describe('portal dialogs', () => {
  test('stays open with the reason when the server rejects the record', async () => {
    const stage = await begin()
    const detail = 'The submission is closed.'
    stage.server.answer(bulkAssignSubmissions, {
      content: [{ id: exampleSubmission.id, isDone: false, code: 'submissionClosed', detail }],
    })
    const dialog = stage.dialogs.find(({ id }) => id === 'assign-submission')
    assert(dialog, 'the dialog is declared')
    await open(stage, dialog)
    await chooseLast()
    await submitShown()
    await until(() => shown()?.textContent.includes(detail), 'the reason')
  })

  test('shows a server error once, in the form and not as a notification', async () => {
    const stage = await begin()
    stage.server.on(bulkAssignSubmissions, errorResponse(500, 'internal'))
    const dialog = stage.dialogs.find(({ id }) => id === 'assign-submission')
    assert(dialog, 'the dialog is declared')
    await open(stage, dialog)
    await chooseLast()
    await submitShown()
    await until(() => shown()?.textContent.includes('having trouble'), 'the reason')
    assert(stage.platform.notifications.$notifications.get().length === 0, 'it is shown twice')
  })

  test('shows its own message for a server error', async () => {
    const stage = await begin()
    const failing = [
      ['delete-quote', deleteQuote, 'Failed to delete quote'],
      ['request-to-bind', requestToBind, 'Failed to request quote binding'],
      ['send-quote', sendToCustomer, 'Failed to send quote'],
      ['delete-surplus-license', removeSurplusLicense, 'Our servers seem to be having trouble'],
      ['decline-quote', declineQuote, 'Failed to decline quote'],
      ['decline-account', declineAccount, 'Failed to decline account'],
      ['decline-submission', declineSubmission, 'Failed to decline submission'],
    ] as const
    for (const [id, call, text] of failing) {
      stage.server.on(call, errorResponse(500, 'internal', { detail: 'Try again later.' }))
      const dialog = stage.dialogs.find((each) => each.id === id)
      assert(dialog, 'the dialog is declared')
      await open(stage, dialog)
      if (id.startsWith('decline')) {
        const reason = await until(() => shown()?.querySelector('select'), 'the reasons')
        reason.focus()
        reason.selectedIndex = 1
        reason.dispatchEvent(new Event('change', { bubbles: true }))
        const description = await until(() => shown()?.querySelector('textarea'), 'its text')
        description.focus()
        await typeText('As discussed')
      }
      for (const field of shown()?.querySelectorAll<HTMLInputElement>(
        'form input:is([type=tel], [autocomplete^=address], [autocomplete=postal-code])',
      ) ?? []) {
        if (field.value !== '') continue
        field.focus()
        if (field.type === 'tel') await typeText('4095550199')
        else await typeText(field.autocomplete === 'postal-code' ? '77550' : 'Galveston')
      }
      await submitShown()
      await until(() => shown()?.textContent.includes(text), `${id} to say “${text}”`)
      if (call === declineQuote || call === sendToCustomer) {
        const [{ body } = { body: undefined }] = stage.server.callsOf(call)
        // The body contains the quote's id too (spec 2 §3, spec 3 §3).
        assert(
          typeof body === 'object' && body !== null && 'quoteId' in body,
          'no quote in the body',
        )
      }
      if (call === declineSubmission) {
        await submitShown()
        const calls = () => stage.server.callsOf(call)
        await until(() => calls().length === 2, 'the second call')
        const [first, again] = calls().map(({ headers }) => headers.get('Idempotency-Key'))
        assert(Boolean(first) && first === again, 'a repeated decision is not the same attempt')
      }
      stage.platform.dialogs.reset()
      await closed('a reset')
    }
  })

  test('shows that a quote has no signature link, then the new one', async () => {
    const stage = await begin({ 'quote:ask': true })
    const failed =
      'Application Link is not available at this time. Please try again after sometime.'
    const link = 'https://portal.example/validate/workflow'
    const dialog = stage.dialogs.find(({ id }) => id === 'signature')
    assert(dialog, 'the dialog is declared')
    stage.server.on(getApplicationLink, errorResponse(500, 'internal'))
    await open(stage, dialog)
    const show = () =>
      [...(shown()?.querySelectorAll<HTMLElement>('footer button:enabled') ?? [])].find(
        ({ textContent }) => textContent === 'Application link',
      )
    ;(await until(show, 'the button'))?.click()
    await until(() => shown()?.textContent.includes(failed), 'the reason')
    assert(stage.platform.notifications.$notifications.get().length === 0, 'it is shown twice')
    stage.server.answer(getApplicationLink, { link, sendCodeTo: 'r•••@lonestar.example' })
    ;(await until(show, 'the button again'))?.click()
    await until(() => shown()?.querySelector<HTMLInputElement>('input')?.value === link, 'the link')
    assert(shown()?.textContent.includes('Copy'), 'the link can be copied')
    assert(!shown()?.textContent.includes(failed), 'the reason is still shown')
    stage.platform.dialogs.reset()
    await closed('a reset')
  })

  test('shows each value of an application next to the saved one and returns the accepted values', async () => {
    const stage = await begin()
    const read = [
      { field: 'name', source: 'Company name', value: 'Harbor Dental LLC' },
      { field: 'city', source: 'Town', value: 'Port Bolivar' },
    ] as const
    const unread = [{ source: 'Fax', value: 'none', reason: 'unknown' }] as const
    stage.server.answer(readApplication, { fields: [...read], unread: [...unread] })
    const dialog = stage.dialogs.find(({ id }) => id === 'read-application')
    assert(dialog, 'the dialog is declared')
    const { result } = await open(stage, dialog)
    const chosen = new DataTransfer()
    chosen.items.add(new File(['Company name,Harbor Dental LLC'], 'application.csv'))
    const input = await until(
      () => shown()?.querySelector<HTMLInputElement>('input[type=file]'),
      'the choice of a file',
    )
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    const rows = () => [...(shown()?.querySelectorAll('tbody tr') ?? [])]
    await until(() => rows().length === 2, 'the values')
    const saved = [exampleAccount.name, exampleAccount.city ?? '']
    for (const [at, row] of rows().entries()) {
      const cells = [...row.children].map(({ textContent }) => textContent ?? '')
      assert(cells[2] === read[at]?.value && cells[3] === saved[at], cells.join(' | '))
      assert(cells[1]?.includes(read[at]?.source ?? ''), 'a value is not named')
    }
    assert(shown()?.textContent.includes('Fax: none'), 'the unread value is not listed')
    rows()[0]?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    const take = await until(
      () =>
        [...(shown()?.querySelectorAll<HTMLElement>('footer button') ?? [])].find(
          ({ textContent }) => textContent === 'Fill in one field',
        ),
      'the button',
    )
    take.click()
    const accepted = JSON.stringify(await result)
    assert(accepted === '{"city":"Port Bolivar"}', accepted)
    await closed('the button')
  })

  test('saves the IRPM modifier with all decimals and the size of the company', async () => {
    const stage = await begin()
    const detail = 'Uma Writer changed this quote 3 minutes ago.'
    stage.server.on(saveIrpm, errorResponse(409, 'quoteChanged', { detail }))
    const dialog = stage.dialogs.find(({ id }) => id === 'irpm')
    assert(dialog, 'the dialog is declared')
    await open(stage, dialog)
    const first = await until(firstField, 'the first percent')
    first.select()
    await typeText('5.12345678')
    first.blur()
    const factor = 'The premium is multiplied by 1.0512345678'
    await until(() => shown()?.textContent.includes(factor), 'the factor')
    await submitShown()
    const [call] = await until(() => {
      const calls = stage.server.callsOf(saveIrpm)
      return calls.length > 0 && calls
    }, 'the call')
    assert(call, 'the endpoint is not called')
    const { irpmModifier, numberOfEmployees } = call.body as Readonly<Record<string, unknown>>
    assert(irpmModifier === 1.0512345678, 'the modifier lacks decimals')
    assert(numberOfEmployees === exampleAccount.noOfEmployeesAll, 'the size is not sent')
    await until(() => shown()?.textContent.includes(detail), 'the author and time of the change')
    stage.platform.dialogs.reset()
    await closed('a reset')
  })

  test('stays open with a reason when the chosen authority holder was deleted', async () => {
    const stage = await begin()
    const holder = { kind: 'role', id: 'underwriter' } as const
    stage.server.answer(listAuthority, { content: [], holders: [{ holder, name: 'Underwriters' }] })
    const dialog = stage.dialogs.find(({ id }) => id === 'add-authority')
    assert(dialog, 'the dialog is declared')
    await open(stage, dialog)
    const choice = await chooseLast()
    stage.server.answer(listAuthority, { content: [], holders: [] })
    await stage.platform.queries.refresh(listAuthority)
    await until(() => choice.textContent.includes('No options'), 'the choices to go')
    await submitShown()
    await until(() => shown()?.textContent.includes('can no longer be given limits'), 'the reason')
  })

  test('disables the button of an edit until something changes', async () => {
    const stage = await begin()
    const edits = [
      'contact',
      'policyholder-contact',
      'account-lost',
      'quote-lost',
      'submission-lost',
      'agency-contact',
      'agency-fein',
      'security-questions',
      'edit-note',
    ]
    for (const id of edits) {
      const dialog = stage.dialogs.find((each) => each.id === id)
      assert(dialog, `${id} is declared`)
      await open(stage, dialog)
      const submit = await until(
        () => shown()?.querySelector<HTMLButtonElement>('button[type=submit]'),
        `the button of ${id}`,
      )
      assert(submit.disabled, `${id} can be saved untouched`)
      stage.platform.dialogs.reset()
      await closed('a reset')
    }
  })

  test('opens security questions by a link only for users who may save them', async () => {
    const link = '/?modal=security-questions&modalData='
    const data = encodeURIComponent(JSON.stringify({ accountId: exampleAccount.id }))
    const readOnlyStage = await begin()
    await readOnlyStage.go(link + data)
    await until(() => readOnlyStage.address().includes('modal='), 'the link')
    await readOnlyStage.time.advance(1_500)
    await until(() => !readOnlyStage.address().includes('modal='), 'the link to be followed')
    const isOpen = readOnlyStage.platform.dialogs.$dialog.get() !== undefined
    assert(!isOpen, 'it opens without permission to save')
    const editor = await begin({ 'account:update': true })
    await editor.go(link + data)
    await until(() => editor.address().includes('modal='), 'the link')
    await editor.time.advance(1_500)
    await until(() => shown()?.textContent.includes('Security questions'), 'the dialog')
  })

  test('offers the products that have further security questions', async () => {
    const stage = await begin()
    stage.server.answer(listAccountForms, {
      content: [{ kind: 'security' }, { kind: 'security', product: 'P250' }],
    })
    const dialog = stage.dialogs.find(({ id }) => id === 'security-questions')
    assert(dialog, 'the dialog is declared')
    await open(stage, dialog)
    const questions = () => shown()?.querySelectorAll('[role=radiogroup]').length ?? 0
    await until(() => shown()?.textContent.includes('Prime 250'), 'the choice of products')
    const standard = questions()
    await chooseLast()
    await until(() => questions() > standard, 'the questions of the product')
  })

  test('shows both answers to a security question after a conflicting save', async () => {
    const stage = await begin()
    stage.server.on(saveSecurityAnswers, errorResponse(409, 'securityAnswersChanged'))
    const dialog = stage.dialogs.find(({ id }) => id === 'security-questions')
    assert(dialog, 'the dialog is declared')
    await open(stage, dialog)
    const claims = await until(() => shown()?.querySelector('select'), 'the first question')
    claims.focus()
    claims.selectedIndex = 1
    claims.dispatchEvent(new Event('change', { bubbles: true }))
    const questions = [...(shown()?.querySelectorAll('[role=radiogroup]') ?? [])]
    for (const question of questions.slice(0, -1))
      question.querySelector<HTMLElement>('[role=radio], input')?.click()
    // Only the other user changed the last question.
    const theirs = {
      accountId: exampleAccount.id,
      fields: { claimHistory: 5, isPreventingUnauthorizedWireTransfers: 'NO' },
      p250Details: {},
      modified: '2026-11-20T09:00:00.000Z',
    } as const
    stage.server.answer(getSecurityAnswers, theirs)
    await submitShown()
    await until(
      () => shown()?.textContent.includes('Someone else changed these answers'),
      'both answers',
    )
    stage.server.answer(saveSecurityAnswers, theirs)
    await submitShown()
    await closed('the save')
    const [, again] = stage.server.callsOf(saveSecurityAnswers)
    assert(again, 'it is saved again')
    const { fields } = again.body as { readonly fields: Readonly<Record<string, unknown>> }
    assert(fields['claimHistory'] === 0, 'the own answer is saved')
    assert(
      fields['isPreventingUnauthorizedWireTransfers'] === 'NO',
      'the answer of the other user is lost',
    )
  })

  test('shows the record of a decision, with a check box if the decision is final', async () => {
    const stage = await begin()
    const onQuotes = [
      'request-to-bind',
      'decline-quote',
      'quote-review',
      'refer-quote',
      'escalate-quote',
      'bypass-rules',
      'quote-lost',
      'delete-quote',
      'broker-fee',
      'mga-fee',
      'send-quote',
      'send-quote-request',
    ]
    const onAccounts = ['decline-account', 'account-lost', 'no-primary-domain', 'delete-account']
    const onSubmissions = ['decline-submission', 'submission-lost', 'carrier-referral']
    const records = [...onQuotes, ...onAccounts, ...onSubmissions]
    const final = ['delete-account', 'rescind-binders', 'issue-quotes']
    for (const id of new Set([...records, ...final])) {
      const dialog = stage.dialogs.find((each) => each.id === id)
      assert(dialog, `${id} is declared`)
      await open(stage, dialog)
      const names = [...(shown()?.querySelectorAll('dt') ?? [])].map((each) => each.textContent)
      for (const name of [
        ...(records.includes(id) ? ['Company'] : []),
        ...(onQuotes.includes(id) ? ['Limit', 'Deductible', 'Effective', 'Total premium'] : []),
      ])
        assert(names.includes(name), `${id} does not show: ${name}`)
      if (final.includes(id)) {
        const submit = () => shown()?.querySelector<HTMLElement>('button[type=submit]')
        assert(submit()?.ariaDisabled === 'true', `${id} needs no confirmation`)
        shown()?.querySelector<HTMLElement>('form input[type=checkbox]')?.click()
        await until(() => submit()?.ariaDisabled !== 'true', `the button of ${id}`)
      }
      stage.platform.dialogs.reset()
      await closed('a reset')
    }
  })

  test('offers every dialog that creates an independent record as a palette command', async () => {
    const acts = Object.entries(permittedActs).flatMap(([kind, each]) =>
      each.map((act) => [`${kind}:${act}`, true] as const),
    )
    const stage = await begin(Object.fromEntries(acts))
    const ids = () => stage.creating().map(({ id }) => id)
    const creating = [
      ...['new-quote', 'new-account', 'add-agency', 'invite-user', 'invite-organisation'],
      ...['add-authority', 'surplus-license'],
    ]
    await until(() => creating.every((id) => ids().includes(id)), `${creating.join()} to be listed`)
    const ofDialogs = stage.dialogs.filter(
      ({ id, input }) => /^(?:new|add|invite)-/.test(id) && input.safeParse({}).success,
    )
    for (const { id } of ofDialogs) assert(ids().includes(id), `${id} is not a command`)
  })

  test('describes an invalid value of a submission', async () => {
    const stage = await begin()
    stage.server.answer(getSubmission, {
      ...exampleSubmission,
      missingFields: ['yearEstablished'],
    })
    const dialog = stage.dialogs.find(({ id }) => id === 'complete-submission')
    assert(dialog, 'the dialog is declared')
    await open(stage, dialog)
    const year = await until(firstField, 'the year')
    year.focus()
    await typeText('12')
    await submitShown()
    await until(() => shown()?.textContent.includes('Enter a year from 1500'), 'the error')
  })

  test('offers staff the teams of a submission’s own agency', async () => {
    const stage = await begin()
    stage.server.answer(listAgencyTeams, { content: [{ id: 'coast', name: 'Coast' }] })
    const dialog = stage.dialogs.find(({ id }) => id === 'submission-team')
    assert(dialog, 'the dialog is declared')
    await open(stage, dialog)
    await until(() => shown()?.textContent.includes('Coast'), 'the teams')
  })

  test('shows every notice receipt of a quote that no longer needs a notice', async () => {
    const stage = await begin()
    const { receipt } = attestedNotice
    assert(receipt, 'the example is attested')
    const older = { ...receipt, id: 'receipt-0', fullName: 'Bea Landry', isCurrent: false }
    stage.server.answer(listAttestations, { content: [receipt, older] })
    stage.server.on(downloadAttestation, errorResponse(500, 'internal'))
    const input = { product: 'P100', quoteId: 'quote-1', mayAsk: false, isNeeded: false } as const
    void stage.platform.dialogs.open(surplusNoticeDialog, input)
    for (const name of ['Odette Fontenot', 'Bea Landry'])
      await until(() => shown()?.textContent.includes(name), name)
    equal(stage.server.callsOf(getSurplusNotice).length, 0)
    const downloads = [...(shown()?.querySelectorAll<HTMLElement>('section button') ?? [])]
    equal(downloads.length, 2)
    downloads[1]?.click()
    await until(() => shown()?.textContent.includes('having trouble'), 'the reason')
    const [call] = stage.server.callsOf(downloadAttestation)
    assert(String(call?.url).endsWith('/attestations/receipt-0'), 'the file of the older one')
  })

  test('asks for the phone number that sending variations requires, and keeps the input', async () => {
    const stage = await begin({ 'quote:send': true })
    const detail = 'Enter a valid phone number.'
    const fieldError = { code: 'phoneInvalid', detail, field: 'customerPhone' }
    const { accountId } = exampleIds
    const quoteIds = [variationWithoutPhone.id]
    for (const [id, call, more] of [
      ['send-variations', sendVariations, { to: 'customer' }],
      ['share-variations', shareVariations, {}],
    ] as const) {
      stage.server.on(call, errorResponse(400, 'invalidInput', { errors: [fieldError] }))
      const dialog = stage.dialogs.find((each) => each.id === id)
      assert(dialog, 'the dialog is declared')
      await open(stage, dialog)
      const phone = await until(
        () => shown()?.querySelector<HTMLInputElement>('input[type=tel]'),
        'the phone',
      )
      await submitShown()
      await until(() => shown()?.textContent.includes('Phone is required'), 'the error')
      equal(stage.server.callsOf(call).length, 0)
      phone.focus()
      await typeText('5125550143')
      await submitShown()
      await until(() => shown()?.textContent.includes(detail), 'the error of the server')
      equal(phone.getAttribute('aria-invalid'), 'true')
      assert(phone.value.includes('555'), 'the typed text')
      const [sent] = stage.server.callsOf(call)
      equal(sent?.body, { accountId, quoteIds, customerPhone: '5125550143', ...more })
      stage.platform.dialogs.reset()
      await closed('a reset')
    }
  })

  test('sends a quote without an attested notice to the agent and explains why it cannot go to the policyholder', async () => {
    const stage = await begin()
    const detail = "The surplus lines notice for LA isn't attested yet."
    stage.server.answer(getQuoteById, {
      ...scriptedQuote(exampleDraft),
      blockedActions: [{ action: 'sendToCustomer', code: 'noticeUnattested', detail }],
    })
    stage.server.on(sendToAgent, () => new Response(null, { status: 204 }))
    const dialog = stage.dialogs.find(({ id }) => id === 'send-quote')
    assert(dialog, 'the dialog is declared')
    await open(stage, dialog)
    await until(() => shown()?.textContent.includes(detail), 'the reason')
    const choice = (value: string) =>
      shown()?.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`)
    assert(choice('customer')?.disabled === true, 'the policyholder can be chosen')
    assert(choice('agent')?.checked === true, 'the agent is not chosen')
    await submitShown()
    await closed('the answer')
    equal(stage.server.callsOf(sendToAgent).length, 1)
    equal(stage.server.callsOf(sendToCustomer).length, 0)
  })

  test('lists and adopts another user’s changes to a license and keeps the input', async () => {
    const stage = await begin()
    const dialog = stage.dialogs.find(({ id }) => id === 'edit-surplus-license')
    assert(dialog, 'the dialog is declared')
    await open(stage, dialog)
    const field = (name: string) => shown()?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    field('brokerLastName')?.select()
    await typeText('Guidry')
    stage.server.on(editSurplusLicense, errorResponse(409, 'surplusLicenseChanged'))
    const theirs = {
      ...exampleLicense,
      brokerEmail: 'new@surplus.example',
      modified: '2026-11-21T09:00:00.000Z',
    }
    stage.server.answer(getSurplusLicense, theirs)
    await submitShown()
    const changed = 'Broker email, changed in the meantime'
    await until(() => shown()?.textContent.includes(changed), 'the changed value')
    equal(field('brokerLastName')?.value, 'Guidry')
    equal(field('brokerEmail')?.value, 'new@surplus.example')
    stage.server.answer(editSurplusLicense, theirs)
    await submitShown()
    await closed('the second press')
    const [first, second] = stage.server.callsOf(editSurplusLicense)
    equal(first?.headers.get('If-Match'), `"${exampleLicense.modified}"`)
    equal(second?.headers.get('If-Match'), `"${theirs.modified}"`)
    const sent = JSON.stringify(second?.body)
    assert(sent.includes('"Guidry"') && sent.includes('"new@surplus.example"'), sent)
  })
})
