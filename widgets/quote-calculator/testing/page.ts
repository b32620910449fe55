import { issueTokens, keyClaims } from '#core/testing/tokens.ts'
import { searchIndustryCodes } from '#core/directory/industry-codes/endpoints.ts'
import { calculatePrice, getRaterRules } from '#core/insurance/rating/endpoints.ts'
import { openAccess } from '#core/identity/session/endpoints.ts'
import { scriptQuotes, type ScriptedQuotes } from '#core/testing/scripted-quotes.ts'
import { priceReply, rulesReply } from '#core/testing/scripted-rater.ts'
import { createScriptedServer, json, type ScriptedServer } from '#core/testing/scripted-server.ts'
import { nextApi } from '../../testing/api.ts'
import { assert, until } from '../../testing/assert.ts'
import { mount } from '../../testing/mount.ts'
import { readPage, setNativeValue, type PageReader } from '../../testing/read-page.ts'
import '../element.ts'

export const dentist = { id: '621210', code: '621210', description: 'Offices of Dentists' }

/** A calculator on the page, with a scripted platform behind `fetch`. */
export interface CalculatorPage extends PageReader {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly server: ScriptedServer
  readonly quotes: ScriptedQuotes
  control(name: string): HTMLInputElement
  fill(name: string, text: string): void
  choose(name: string, value: string): void
  fillCompany(): Promise<void>
  fillContact(): void
}

const pages: { restore: () => void }[] = []

/** Removes the scripted platform and the tab's storage. */
export function leavePage(): void {
  for (const { restore } of pages.splice(0)) restore()
  sessionStorage.clear()
}

export const scriptedPlatform = () => {
  const server = createScriptedServer()
  let issued = Date.now()
  server.on(openAccess, () => {
    // Each token differs from the previous one.
    issued += 1000
    const { refreshToken: _, ...issue } = issueTokens(issued, { claims: keyClaims() })
    return Response.json(issue)
  })
  server.on(getRaterRules, rulesReply)
  server.on(calculatePrice, priceReply)
  server.on(
    searchIndustryCodes,
    json({ content: [dentist], totalElements: 1, totalPages: 1, number: 0, size: 12 }),
  )
  return { server, quotes: scriptQuotes(server) }
}

export function openPage(
  attributes = '',
  given: ReturnType<typeof scriptedPlatform> = scriptedPlatform(),
  { clientKey = 'pk_test' } = {},
): CalculatorPage {
  const { fetch } = globalThis
  pages.push({ restore: () => Object.assign(globalThis, { fetch }) })
  const api = nextApi()
  globalThis.fetch = (target, init) =>
    new Request(target).url.startsWith(api) ? given.server.fetch(target, init) : fetch(target, init)

  const region = attributes.includes('region=') ? '' : 'region="us"'
  const key = clientKey && `client-key="${clientKey}"`
  const element = mount(
    `<parapet-quote-calculator api-base="${api}" ${key} ${region} ${attributes}></parapet-quote-calculator>`,
  )
  const root = element.shadowRoot
  assert(root, 'No shadow root')

  const control = (name: string): HTMLInputElement => {
    const found = root.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
    assert(found, `No control ${name}`)
    return found
  }
  const page: CalculatorPage = {
    element,
    root,
    ...given,
    control,
    ...readPage(root),
    fill(name, text) {
      const input = control(name)
      input.focus()
      setNativeValue(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    choose(name, value) {
      const select = control(name)
      setNativeValue(select, value)
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    async fillCompany() {
      await until(() => control('account.name'), 'the company step')
      page.fill('account.name', 'Bright Smiles Dental')
      page.fill('account.naicsCode', 'dent')
      const option = await until(
        () => root.querySelector<HTMLElement>('[role=option]'),
        'an industry',
      )
      option.click()
      await until(() => control('account.state').querySelector('[value=TX]'), 'the states')
      page.choose('account.state', 'TX')
      page.fill('account.revenue', '12m')
      page.fill('account.yearEstablished', '1998')
    },
    fillContact() {
      page.fill('contact.firstName', 'Grace')
      page.fill('contact.lastName', 'Hopper')
      page.fill('contact.email', 'grace@bright.example')
      page.fill('contact.phone', '(512) 555-0143')
      page.fill('account.address1', '12 Main Street')
      page.fill('account.city', 'Austin')
      page.fill('account.zipCode', '78701')
    },
  }
  return page
}

/** Imitates a reload, which does not disconnect elements: the tab's storage stays as it was. */
export async function reloadPage(
  page: CalculatorPage,
  attributes = '',
  given = scriptedPlatform(),
): Promise<CalculatorPage> {
  const stored = Object.keys(sessionStorage).map(
    (key) => [key, sessionStorage.getItem(key) ?? ''] as const,
  )
  page.element.remove()
  await until(
    () => page.root.querySelector('fieldset')?.style.display === 'none',
    'the end of the first',
  )
  sessionStorage.clear()
  for (const [key, value] of stored) sessionStorage.setItem(key, value)
  return openPage(attributes, given)
}

/** A page whose calculator is at its options, with a price. */
export async function openOptions(attributes = ''): Promise<CalculatorPage> {
  const page = openPage(attributes)
  await page.fillCompany()
  page.button('Continue').click()
  await page.expectText('Cyber security')
  page.button('Continue').click()
  await page.expectText('Choose your coverage')
  await until(() => page.control('coverages.24'), 'the coverages')
  return page
}

/** A page whose calculator asks for the contact. */
export async function openContact(attributes = ''): Promise<CalculatorPage> {
  const page = await openOptions(attributes)
  page.button('Continue').click()
  await until(() => page.control('contact.firstName'), 'the contact')
  return page
}
