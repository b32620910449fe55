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
import { renderPortal } from './stage.fixture.tsx'

const notice = "This form opened with input that you typed before and didn't save."

type Root = Document | ShadowRoot

const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  setNativeValue(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const buttonIn = (root: Root | HTMLElement, name: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)

const press = async (root: Root | HTMLElement, name: string) => {
  const button = await until(() => buttonIn(root, name), name)
  button.click()
}

/** Navigates away and confirms the question about unsaved input. */
const leave = async (router: ReturnType<typeof renderPortal>) => {
  const isAsked = () => {
    if (buttonIn(document, 'Leave')) return true
    const isFirst = router.state.location.pathname === '/'
    void router.navigate({ to: isFirst ? '/login' : '/' })
    return false
  }
  await until(isAsked, 'the question')
  await press(document, 'Leave')
  await until(() => buttonIn(document, 'Leave') === undefined, 'the other screen')
}

let visits = 0

/** A portal in one tab that opens views one after the other. */
const around = async () => {
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
const noteIn = (root: HTMLElement) => until(() => root.querySelector('textarea'), 'the field')

const details = (
  <ElementMount tag="parapet-account-form" attributes={{ 'account-id': exampleAccount.id }} />
)
const formIn = (root: HTMLElement) =>
  until(() => {
    const shadow = root.querySelector('parapet-account-form')?.shadowRoot
    return shadow?.querySelector('[name="noOfEmployeesAll"]') ? shadow : undefined
  }, 'the form')
const employeesIn = (shadow: ShadowRoot) => {
  const field = shadow.querySelector<HTMLInputElement>('[name="noOfEmployeesAll"]')
  assert(field, 'No field')
  return field
}

describe('abandoned input', () => {
  test('of a portal form is deleted', async () => {
    const open = await around()
    const first = await open(note)
    type(await noteIn(first.root), 'Called them')
    await leave(first.router)
    const second = await open(note)
    equal((await noteIn(second.root)).value, '')
    assert(!second.root.textContent.includes(notice), 'A restored draft')
  })

  test('of an element is deleted', async () => {
    const open = await around()
    const first = await open(details)
    const shadow = await formIn(first.root)
    type(employeesIn(shadow), '41')
    await leave(first.router)
    const again = await formIn((await open(details)).root)
    equal(employeesIn(again).value, '22')
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

describe('a text restored by a reload', () => {
  for (const { name, field, label, form } of textForms) {
    test(`of ${name} shows a notice, and is deleted when discarded`, async () => {
      const open = await around()
      const fieldIn = (root: HTMLElement) =>
        until(() => root.querySelector<HTMLInputElement>(`[name=${field}]`), 'the field')
      const first = await open(form)
      type(await fieldIn(first.root), 'Ada Lane')
      assert(!first.root.textContent.includes(notice), 'A restored draft')
      const { root } = await open(form)
      equal((await fieldIn(root)).value, 'Ada Lane')
      await until(() => root.textContent.includes(notice), notice)
      assert(root.textContent.includes(label), 'No name')
      await press(root, 'Discard it')
      await until(() => !root.textContent.includes(notice), 'no notice')
      equal((await fieldIn(root)).value, '')
      equal((await fieldIn((await open(form)).root)).value, '')
    })
  }
})

describe('input restored by a reload', () => {
  test('shows a notice with its field, and is deleted when discarded', async () => {
    const open = await around()
    type(await noteIn((await open(note)).root), 'Called them')
    const { root } = await open(note)
    equal((await noteIn(root)).value, 'Called them')
    await until(
      () => root.textContent.includes(notice) && root.textContent.includes('Note'),
      notice,
    )
    await press(root, 'Discard it')
    await until(() => !root.textContent.includes(notice), 'no notice')
    equal((await noteIn(root)).value, '')
    equal((await noteIn((await open(note)).root)).value, '')
  })

  test('of an element shows a notice with its field', async () => {
    const open = await around()
    type(employeesIn(await formIn((await open(details)).root)), '41')
    const shadow = await formIn((await open(details)).root)
    equal(employeesIn(shadow).value, '41')
    await until(() => shadow.textContent?.includes(notice), notice)
    assert(shadow.textContent?.includes('Number of employees'), 'No name')
    await press(shadow, 'Discard it')
    await until(() => employeesIn(shadow).value === '22', 'the saved number')
  })
})
