import { createMemoryHistory } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { getPermissionsMap } from '#core/identity/permissions/endpoints.ts'
import { checkPasswordReset, listPasswordConstraints } from '#core/identity/passwords/endpoints.ts'
import { getLoginStatus } from '#core/identity/session/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { getValidationToken } from '#core/identity/sign-up/endpoints.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { priceReply } from '#core/testing/scripted-rater.ts'
import { getRetailAgent } from '#core/insurance/accounts/retail-agent-endpoints.ts'
import { listNotes } from '#core/insurance/notes/endpoints.ts'
import { getWizardDraft } from '#core/insurance/quotes/wizard/endpoints.ts'
import { getSigning } from '#core/insurance/signing/endpoints.ts'
import { permissions } from '#core/platform/permissions/permission-table.ts'
import { json, type ScriptedServer } from '#core/testing/scripted-server.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { agentClaims, issueTokens, recordClaims } from '#core/testing/tokens.ts'
import { adopt } from '#themes/shadow-dom-inject.ts'
import { themeStyles } from '#themes/theme.ts'
import { assert, equal, until } from '#widgets/testing/assert.ts'
import { mount } from '#widgets/testing/mount.ts'
import { pressAfterError } from '#widgets/testing/press-after-error.ts'
import { setNativeValue } from '#widgets/testing/read-page.ts'
import { afterEach, describe, test } from '#widgets/testing/suite.ts'
import { App } from './App.tsx'
import { stubDialogResponses, exampleSigning } from './dialogs.fixture.ts'
import type { FormAddress } from './form-screens.fixture.ts'
import { createPortalRouter } from './router.ts'

interface Screen {
  /** The address with ids, below the staff persona if it needs a sign-in. */
  readonly href: string
  /** The signed-in user; nobody by default. */
  readonly who?: 'staff' | 'link'
  readonly script?: (server: ScriptedServer) => void
  /** Opens the form, if the address alone does not. */
  readonly act?: () => Promise<unknown>
  /** Finds the form, if it is inside an element. */
  readonly form?: () => ParentNode | null | undefined
  /** Whether it validates on blur, not only on submit. */
  readonly isCheckedOnLeave?: boolean
}

const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
  until(() => document.querySelector<E>(selector), selector)

const findButton = (root: ParentNode | null | undefined, name: string) =>
  [...(root?.querySelectorAll('button') ?? [])].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === name,
  )

const press = async (name: string) =>
  (await until(() => findButton(document, name), `the button ${name}`)).click()

const fill = async (name: string, text: string) => {
  const field = await find<HTMLInputElement>(`input[name="${name}"]`)
  setNativeValue(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const scriptPrice = (server: ScriptedServer) => server.on(calculatePrice, priceReply)

const sheetRoot = () => document.querySelector('parapet-quote-calculator')?.shadowRoot
const sheetForm = () => sheetRoot()?.querySelector('[name="global.effectiveDate"]')?.closest('form')
const sheetDialog = () => sheetRoot()?.querySelector('dialog')
const noDraft = { values: {}, revision: 0, modified: null }

/** Every form of the portal outside dialogs, in each of its states. */
const screens = {
  '/login': {
    email: { href: '/login' },
    code: {
      href: '/login',
      script: (server) => server.on(signIn, json({ code: 'mfaRequired', mfaType: 'SMS' }, 307)),
      async act() {
        await fill('username', 'agent@demo.test')
        await fill('password', 'secret')
        await press('Login')
        await find('[name=mfaCode]')
      },
    },
  },
  '/signup': { form: { href: '/signup', isCheckedOnLeave: true } },
  '/signup-validation/$token': {
    join: {
      href: '/signup-validation/token-1',
      isCheckedOnLeave: true,
      script: (server) =>
        server.answer(getValidationToken, {
          tokenType: 'EXISTING_ACCOUNT',
          accountType: 'AGENCY',
          email: 'ada@harbor.example',
        }),
    },
  },
  '/resend-validation': { form: { href: '/resend-validation' } },
  '/forgot-password': { form: { href: '/forgot-password' } },
  '/confirmPasswordReset/$token': {
    form: {
      href: '/confirmPasswordReset/token-1',
      script: (server) => server.on(checkPasswordReset, json({})),
    },
  },
  '/customer/quotes/$quoteId/sign/$product': {
    form: {
      href: '/customer/quotes/quote-1/sign/P100',
      who: 'link',
      script: (server) => server.answer(getSigning, { ...exampleSigning, maySign: true }),
    },
  },
  '/customer/quotes/$quoteId/subjectivities': {
    form: { href: '/customer/quotes/quote-1/subjectivities', who: 'link' },
  },
  '/manage/me': {
    details: { href: '/admin/manage/me', who: 'staff', isCheckedOnLeave: true },
    password: { href: '/admin/manage/me?tab=password', who: 'staff' },
    factor: {
      href: '/admin/manage/me?tab=mfa',
      who: 'staff',
      act: () => press('Set up: SMS'),
    },
  },
  '/manage/account/lookup': {
    form: {
      href: '/admin/manage/account/lookup?region=US',
      who: 'staff',
      isCheckedOnLeave: true,
    },
  },
  '/accounts/$accountId/notes': {
    form: {
      href: '/admin/accounts/account-1/notes',
      isCheckedOnLeave: true,
      who: 'staff',
      script: (server) => server.on(listNotes, json({ content: [] })),
    },
  },
  '/accounts/$accountId/security': {
    form: { href: '/admin/accounts/account-1/security', who: 'staff', isCheckedOnLeave: true },
  },
  '/submissions/new': {
    form: { href: '/admin/submissions/new', who: 'staff', isCheckedOnLeave: true },
  },
  '/submissions/$submissionId': {
    value: {
      href: '/admin/submissions/submission-1',
      who: 'staff',
      act: () => press('Edit Revenue'),
    },
  },
  '/quotes/$quoteId': {
    sheet: {
      href: '/admin/quotes/quote-1',
      who: 'staff',
      script: scriptPrice,
      form: sheetForm,
    },
    'additional insureds': {
      href: '/admin/quotes/quote-1',
      who: 'staff',
      script: scriptPrice,
      async act() {
        const add = 'Add Additional Insured'
        ;(await until(() => findButton(sheetRoot(), add), 'the button')).click()
        ;(await until(() => findButton(sheetDialog(), add), 'the dialog')).click()
      },
      form: () => sheetDialog()?.querySelector('[name$=businessName]') && sheetDialog(),
    },
  },
  '/requestQuote/$product/$accountId/$step': {
    license: {
      href: '/admin/requestQuote/P250/account-1/state-license',
      isCheckedOnLeave: true,
      who: 'staff',
      script(server) {
        server.answer(getAccount, { ...exampleAccount, state: 'FL', isVerifiedByAgent: true })
        server.answer(getRetailAgent, { accountId: 'account-1', agent: null })
        server.answer(getWizardDraft, noDraft)
      },
    },
    recipient: {
      href: '/admin/requestQuote/P100/account-1/additional-info',
      who: 'staff',
      script(server) {
        server.answer(getAccount, { ...exampleAccount, isVerifiedByAgent: true })
        server.answer(getWizardDraft, noDraft)
      },
    },
  },
} as const satisfies Record<FormAddress, Readonly<Record<string, Screen>>>

let shown: Root | undefined
const leave = () => {
  shown?.unmount()
  shown = undefined
}
afterEach(leave)

const everything = Object.fromEntries(permissions.map((each) => [each, true]))

const open = async ({ href, who, script, act, form }: Screen): Promise<ParentNode> => {
  leave()
  const { platform, server, time } = await testPlatform()
  stubDialogResponses(server)
  server.answer(getPermissionsMap, everything)
  server.answer(listPasswordConstraints, [])
  server.on(getLoginStatus, json({}))
  script?.(server)
  platform.flags.allowOverrides()
  platform.flags.override('SUBMISSIONS_VIEW', true)
  const now = time.wallClock()
  if (who === 'staff')
    platform.session.accept(issueTokens(now, { claims: agentClaims({ accountType: 'PARAPET' }) }))
  if (who === 'link') platform.session.enter(issueTokens(now, { claims: recordClaims() }))
  const router = createPortalRouter(platform)
  const history = createMemoryHistory({ initialEntries: [href] })
  router.update({ ...router.options, history, scrollRestoration: false })
  const host = mount('<div></div>')
  shown = createRoot(host)
  shown.render(<App portal={platform} router={router} />)
  await act?.()
  const found = await until(
    form ?? (() => host.querySelector('form:has(input, select, textarea)')),
    `the form of ${href}`,
  )
  // Content that loads above moves the form.
  await until(() => !host.querySelector('[data-skeleton], [aria-busy=true]'), 'the whole screen')
  return found
}

for (const { rules } of themeStyles) adopt(document, rules)

describe('receives a click on each control while the previous field is invalid:', () => {
  for (const [address, states] of Object.entries<Readonly<Record<string, Screen>>>(screens))
    for (const [state, screen] of Object.entries(states))
      test(`${address}, ${state}`, async () => {
        const { presses, errors } = await pressAfterError({
          name: address,
          open: () => open(screen),
        })
        assert(presses > 0, 'Nothing was pressed')
        equal(errors > 0, screen.isCheckedOnLeave ?? false, 'whether leaving a field marks it')
      })
})
