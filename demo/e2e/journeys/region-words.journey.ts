import type { Page } from '@playwright/test'
import { foreignWordsIn } from '../../server/testing/foreign-words.ts'
import { openScene } from '../shots/open-scene.ts'
import { firstRowMenu, opensDialog } from '../shots/row-menu.ts'
import { portalOf, type Scene } from '../shots/scene.ts'
import { scenes } from '../shots/scenes.ts'
import { settled } from '../shots/settled.ts'
import { startSession } from './acts.ts'
import { denyCookies } from './cookie-answer.ts'
import { expect, test } from './journey.ts'
import { shownTexts } from './shown-texts.ts'

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

/** Screens of every broker, beside the scenes of an account. */
const screens: readonly Pick<Scene, 'address' | 'act'>[] = [
  { address: '/agency/inbox' },
  { address: '/agency/quotes/deleted' },
  { address: '/agency/requestQuote' },
  { address: '/agency/manage/keys' },
  { address: '/agency/manage/me' },
  { address: '/agency/manage/me?tab=settings' },
  { address: '/agency/manage/me?tab=sessions' },
  { address: '/agency/dashboard?tab=BINDERS' },
  { address: '/agency/dashboard?tab=QUOTES&filter=status:READY', act: openFirstRow },
  { address: '/agency/dashboard?tab=QUOTES&filter=status:REFERRED', act: openFirstRow },
  { address: '/agency/dashboard?tab=POLICIES', act: openFirstRow },
  {
    address: '/agency/dashboard?tab=QUOTES&filter=status:READY&size=100',
    act: firstRowMenu('Request to bind', opensDialog),
  },
]

const steps = ['verify', 'questions', 'quote', 'additional-info'] as const

for (const { region, who, accountId, product } of brokers) {
  test(`a broker of ${region} reads the words and formats of the region on every screen`, async ({
    openContext,
    platform,
  }) => {
    const portal = portalOf(platform.portal, who)
    const context = await openContext({ baseURL: portal })
    await denyCookies(context, portal)
    const page = await context.newPage()
    await startSession(page, portal, who)
    const wizard = `/agency/requestQuote/${product}/${accountId}`
    const visits = [
      ...scenes.filter((scene) => scene.who === who),
      ...screens,
      ...steps.map((step) => ({ address: `${wizard}/${step}`, act: undefined })),
    ]
    // The page shows one screen after the other.
    // oxlint-disable no-await-in-loop
    for (const { address, act } of visits) {
      await openScene(page, { name: address, who, address })
      await act?.(page)
      await settled(page)
      expect.soft(foreignWordsIn(region, await shownTexts(page)), address).toEqual([])
    }
    // oxlint-enable no-await-in-loop
  })
}

test('a wizard shows the total with taxes and fees, and none opens for a product of another region', async ({
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
