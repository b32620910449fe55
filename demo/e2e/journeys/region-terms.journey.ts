import type { BrowserContext, Page } from '@playwright/test'
import { foreignWordsIn } from '#core/testing/foreign-words.ts'
import { openScene } from '../shots/open-scene.ts'
import { firstRowMenu, opensDialog } from '../shots/row-menu.ts'
import { portalOf, type Scene } from '../shots/scene.ts'
import { scenes } from '../shots/scenes.ts'
import { waitForScreen } from '../shots/wait-for-screen.ts'
import { startSession } from './actions.ts'
import { denyCookies } from './cookie-answer.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'
import { caller, tokenOf } from './records.ts'
import { textsOfOpened, visibleTexts } from './visible-texts.ts'

test.use({ platformOf: 'worker' })
test.describe.configure({ mode: 'parallel' })

const openFirstRow = async (page: Page): Promise<void> => {
  await page.locator('tbody a[data-open]').first().click()
  await page.waitForURL(/\/(quotes|policies|submissions)\//)
  await page.locator('h1').waitFor()
}

const brokers = [
  { region: 'UK', who: 'broker', accountId: 'account-thornfield-joinery', product: 'P_ONE' },
  { region: 'AU', who: 'aubroker', accountId: 'account-coolabah-dental', product: 'PRIME_ONE_AU' },
] as const

/** Screens of every broker, in addition to the scenes of an account. */
const screens: readonly Pick<Scene, 'address' | 'act'>[] = [
  { address: '/agency/inbox' },
  { address: '/agency/requestQuote' },
  { address: '/agency/manage/me' },
  { address: '/agency/manage/me?tab=settings' },
  { address: '/agency/manage/me?tab=sessions' },
  { address: '/agency/dashboard?tab=QUOTES&filter=status:READY', act: openFirstRow },
  { address: '/agency/dashboard?tab=QUOTES&filter=status:REFERRED', act: openFirstRow },
  { address: '/agency/dashboard?tab=POLICIES', act: openFirstRow },
  {
    address: '/agency/dashboard?tab=QUOTES&filter=status:READY&size=100',
    act: firstRowMenu('Request to bind', opensDialog),
  },
]

/** Screens whose menus, popovers and row details are opened too. */
const opened: readonly string[] = [
  '/agency/dashboard?tab=QUOTES',
  '/agency/dashboard?tab=BINDERS',
  '/agency/dashboard?tab=POLICIES',
  '/agency/dashboard?tab=SUBMISSIONS',
  '/agency/dashboard?tab=QUOTES&filter=status:READY',
  '/agency/quotes/deleted',
  '/agency/manage/keys',
]

const steps = ['verify', 'questions', 'quote', 'additional-info'] as const

for (const { region, who, accountId, product } of brokers) {
  test(`every screen and menu for a broker of ${region} uses the terms and formats of the region`, async ({
    openContext,
    platform,
  }) => {
    const portal = portalOf(platform.portal, who)
    const context = await openContext({ baseURL: portal })
    await denyCookies(context, portal)
    const page = await context.newPage()
    await startSession(page, portal, who)
    const wizard = `/agency/requestQuote/${product}/${accountId}`
    const visits: readonly Pick<Scene, 'address' | 'act'>[] = [
      ...scenes.filter(
        ({ who: viewer, address, act }) =>
          viewer === who && (act !== undefined || !opened.includes(address)),
      ),
      ...screens,
      ...steps.map((step) => ({ address: `${wizard}/${step}`, act: undefined })),
    ]
    // A page shows one screen at a time.
    // oxlint-disable no-await-in-loop
    for (const { address, act } of visits) {
      await openScene(page, { name: address, who, address })
      await act?.(page)
      await waitForScreen(page)
      expect.soft(foreignWordsIn(region, await visibleTexts(page)), address).toEqual([])
    }
    for (const address of opened) {
      await openScene(page, { name: address, who, address })
      const texts = await textsOfOpened(page)
      expect.soft(foreignWordsIn(region, texts), address).toEqual([])
      // only the menu of a row has it
      if (address.endsWith('status:READY')) expect(texts).toContain('Request to bind')
    }
    // oxlint-enable no-await-in-loop
  })
}

const policyholders = [
  { region: 'UK', who: 'ukcustomer', broker: 'broker', accountId: 'account-castle-hill-hotel' },
  { region: 'AU', who: 'aucustomer', broker: 'aubroker', accountId: 'account-coolabah-dental' },
] as const
type Insured = (typeof policyholders)[number]

/** Sends the policyholder every mail that a brokerage can send for the open quote. */
const mailPolicyholder = async (
  { portal }: RunningPlatform,
  { broker, accountId }: Insured,
): Promise<void> => {
  const seller = caller(portal, await tokenOf(portal, broker))
  const underwriter = caller(portal, await tokenOf(portal, 'underwriter'))
  const { content } = await seller('GET', '/api/quote/v1/search?size=100')
  const quotes = content as { id: string; accountId: string; product: string; status: string }[]
  const open = quotes.find(
    (quote) => quote.accountId === accountId && ['READY', 'REFERRED'].includes(quote.status),
  )
  if (open === undefined) throw new Error(`No open quote of ${accountId}`)
  const quotePath = `/api/quote/v1/${open.product}/${open.id}`
  if (open.status === 'REFERRED') await underwriter('PUT', `${quotePath}/release`)
  await underwriter('POST', `/api/quote/v1/subjectivities/${open.id}`, {
    text: 'Proof of offline backups',
  })
  await seller('POST', `${quotePath}/customer`, {})
  await seller('PUT', `${quotePath}/send-sign-request`)
  await seller('PUT', `/api/quote/v1/subjectivities/${open.id}/ask`)
}

/**
 * Opens each link in a policyholder's mails with its code, and checks the pages before and after.
 */
const readMailedPages = async (
  platform: RunningPlatform,
  context: BrowserContext,
  { who, region }: Insured,
): Promise<void> => {
  const email = `${who}@demo.test`
  const mails = await platform.mails(email, 3)
  const links = [...new Set(mails.flatMap((mail) => mail.links))]
  expect(links.length).toBeGreaterThan(2)
  let count = mails.length
  // oxlint-disable no-await-in-loop
  for (const link of links) {
    // each link has its own session
    const page = await context.newPage()
    await page.goto(link)
    await waitForScreen(page)
    expect.soft(foreignWordsIn(region, await visibleTexts(page)), link).toEqual([])
    if (!link.includes('/validate/')) continue
    await page.getByRole('button', { name: 'Send code' }).click()
    count += 1
    const [newest] = await platform.mails(email, count)
    await page.getByRole('textbox', { name: /code/i }).fill(newest?.codes[0] ?? '')
    await page.waitForURL((address) => !address.pathname.includes('/validate/'))
    await waitForScreen(page)
    expect.soft(foreignWordsIn(region, await visibleTexts(page)), page.url()).toEqual([])
    await page.close()
  }
  // oxlint-enable no-await-in-loop
}

for (const insured of policyholders) {
  const { region, who, accountId } = insured
  test(`every screen for a policyholder of ${region} uses the terms and formats of the region`, async ({
    openContext,
    platform,
  }) => {
    await mailPolicyholder(platform, insured)
    const portal = portalOf(platform.portal, who)
    const context = await openContext({ baseURL: portal })
    await denyCookies(context, portal)
    const page = await context.newPage()
    await startSession(page, portal, who)
    const dashboard = '/customer/dashboard?tab=POLICIES'
    const visits: readonly Pick<Scene, 'address' | 'act'>[] = [
      { address: dashboard },
      { address: '/customer/dashboard?tab=DOCUMENTS' },
      { address: dashboard, act: openFirstRow },
      {
        address: dashboard,
        act: firstRowMenu(/^Pay/, (within) => within.getByText('PAY IN FULL')),
      },
      { address: '/customer/open-items' },
      { address: '/customer/agent' },
      { address: `/customer/accounts/${accountId}/risk` },
      { address: '/customer/manage/me' },
    ]
    // A page shows one screen at a time.
    // oxlint-disable no-await-in-loop
    for (const { address, act } of visits) {
      await openScene(page, { name: address, who, address })
      await act?.(page)
      await waitForScreen(page)
      const texts = await (act ? visibleTexts(page) : textsOfOpened(page))
      expect.soft(foreignWordsIn(region, texts), address).toEqual([])
    }
    // oxlint-enable no-await-in-loop
    await readMailedPages(platform, await openContext({ baseURL: portal }), insured)
  })
}

test('a wizard shows the total with taxes and fees, and does not open for a product of another region', async ({
  openContext,
  platform,
}) => {
  const portal = portalOf(platform.portal, 'broker')
  const context = await openContext({ baseURL: portal })
  await denyCookies(context, portal)
  const page = await context.newPage()
  const wizard = (product: string, step: string) =>
    `${portal}/agency/requestQuote/${product}/account-thornfield-joinery/${step}`
  await startSession(page, portal, 'broker')
  await page.goto(wizard('P_ONE', 'quote'))
  const total = page.getByText('Total premium with taxes and fees')
  await expect(total.locator('xpath=..')).toContainText('£')
  for (const address of [wizard('P100', 'verify'), `${portal}/agency/manage/surplus-licenses`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})
