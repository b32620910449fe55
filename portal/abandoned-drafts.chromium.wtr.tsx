import { Suspense } from 'react'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import type { Signing } from '#core/insurance/signing/model.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { createMemoryBrowser } from '#core/testing/memory-browser.ts'
import { agentClaims, issueTokens } from '#core/testing/tokens.ts'
import { assert, equal, until } from '#widgets/testing/assert.ts'
import { setNativeValue } from '#widgets/testing/read-page.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { ElementMount } from './frame/elements/ElementMount.tsx'
import { ForgotPasswordForm } from './identity/passwords/forgot-password/ForgotPasswordForm.tsx'
import { NewNote } from './insurance/notes/NewNote.tsx'
import { SignForm } from './insurance/signing/SignForm.tsx'
import { renderPortal } from './render-portal.fixture.tsx'

const notice = "This form opened with input that you typed before and didn't save."

type Root = Document | ShadowRoot

const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  setNativeValue(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const findButton = (root: Root | HTMLElement, name: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)

const press = async (root: Root | HTMLElement, name: string) => {
  const button = await until(() => findButton(root, name), name)
  button.click()
}

/** Navigates away and confirms that unsaved input is discarded. */
const leave = async (router: ReturnType<typeof renderPortal>) => {
  const isAsked = () => {
    if (findButton(document, 'Leave')) return true
    const isFirst = router.state.location.pathname === '/'
    void router.navigate({ to: isFirst ? '/login' : '/' })
    return false
  }
  await until(isAsked, 'the question')
  await press(document, 'Leave')
  await until(() => findButton(document, 'Leave') === undefined, 'the other screen')
}

let visits = 0

/** A portal in one tab that opens views one after the other. */
const openPortal = async () => {
  const browser = createMemoryBrowser()
  const tab = browser.openTab()
  const open = async (part: React.ReactNode) => {
    const { platform, server } = await testPlatform({
      browser,
      tab,
      namespaces: [
        'portal',
        'notes',
        'element',
        'account-form',
        'errors',
        'signing',
        'passwords',
        'sign-in',
      ],
    })
    server.answer(getAccount, exampleAccount)
    platform.session.accept(issueTokens(browser.time.wallClock(), { claims: agentClaims({}) }))
    visits += 1
    const id = `visit-${visits}`
    const router = renderPortal(platform, [], () => (
      <div id={id}>
        <Suspense>{part}</Suspense>
      </div>
    ))
    const root = await until(() => document.getElementById(id), 'the view')
    return { router, root }
  }
  return open
}

const note = <NewNote accountId="account-1" />
const findNote = (root: HTMLElement) => until(() => root.querySelector('textarea'), 'the field')

const details = (
  <ElementMount tag="parapet-account-form" attributes={{ 'account-id': exampleAccount.id }} />
)
const findForm = (root: HTMLElement) =>
  until(() => {
    const shadow = root.querySelector('parapet-account-form')?.shadowRoot
    return shadow?.querySelector('[name="noOfEmployeesAll"]') ? shadow : undefined
  }, 'the form')
const findEmployees = (shadow: ShadowRoot) => {
  const field = shadow.querySelector<HTMLInputElement>('[name="noOfEmployeesAll"]')
  assert(field, 'No field')
  return field
}

describe('abandoned drafts', () => {
  test('deletes the input of a portal form', async () => {
    const open = await openPortal()
    const first = await open(note)
    type(await findNote(first.root), 'Called them')
    await leave(first.router)
    const second = await open(note)
    equal((await findNote(second.root)).value, '')
    assert(!second.root.textContent.includes(notice), 'A restored draft')
  })

  test('deletes the input of an element', async () => {
    const open = await openPortal()
    const first = await open(details)
    const shadow = await findForm(first.root)
    type(findEmployees(shadow), '41')
    await leave(first.router)
    const again = await findForm((await open(details)).root)
    equal(findEmployees(again).value, '22')
  })
})

const signing: Signing = {
  quoteId: 'quote-1',
  accountId: exampleAccount.id,
  quoteNumber: 'Q-1',
  product: 'P100',
  companyName: 'Bayside Dental',
  agencyName: 'Harbor',
  currency: 'USD',
  limit: 100_000_000,
  totalPremium: 200_000,
  effectiveDate: '2026-12-01',
  endDate: '2027-12-01',
  fullName: 'Ada Lane',
  consent: 'I agree.',
  modified: '2026-11-20T10:00:00.000Z',
  maySign: true,
  receipt: null,
}

/** Forms with one text field: its name and label. */
const textForms = [
  {
    name: 'a signature',
    field: 'fullName',
    label: 'Full name',
    form: <SignForm signing={signing} onSigned={() => {}} onChanged={() => {}} />,
  },
  {
    name: 'a forgotten password',
    field: 'email',
    label: 'Email',
    form: <ForgotPasswordForm email="" onSent={() => {}} />,
  },
] as const

describe('restored text fields', () => {
  for (const { name, field, label, form } of textForms) {
    test(`shows a notice for restored text of ${name}, and deletes it when discarded`, async () => {
      const open = await openPortal()
      const findField = (root: HTMLElement) =>
        until(() => root.querySelector<HTMLInputElement>(`[name=${field}]`), 'the field')
      const first = await open(form)
      type(await findField(first.root), 'Ada Lane')
      assert(!first.root.textContent.includes(notice), 'A restored draft')
      const { root } = await open(form)
      equal((await findField(root)).value, 'Ada Lane')
      await until(() => root.textContent.includes(notice), notice)
      assert(root.textContent.includes(label), 'No name')
      await press(root, 'Discard it')
      await until(() => !root.textContent.includes(notice), 'no notice')
      equal((await findField(root)).value, '')
      equal((await findField((await open(form)).root)).value, '')
    })
  }
})

describe('restored forms', () => {
  test('shows a notice with the restored field, and deletes the input when discarded', async () => {
    const open = await openPortal()
    type(await findNote((await open(note)).root), 'Called them')
    const { root } = await open(note)
    equal((await findNote(root)).value, 'Called them')
    await until(
      () => root.textContent.includes(notice) && root.textContent.includes('Note'),
      notice,
    )
    await press(root, 'Discard it')
    await until(() => !root.textContent.includes(notice), 'no notice')
    equal((await findNote(root)).value, '')
    equal((await findNote((await open(note)).root)).value, '')
  })

  test('shows a notice with the restored field of an element', async () => {
    const open = await openPortal()
    type(findEmployees(await findForm((await open(details)).root)), '41')
    const shadow = await findForm((await open(details)).root)
    equal(findEmployees(shadow).value, '41')
    await until(() => shadow.textContent?.includes(notice), notice)
    assert(shadow.textContent?.includes('Number of employees'), 'No name')
    await press(shadow, 'Discard it')
    await until(() => findEmployees(shadow).value === '22', 'the saved number')
  })
})
