import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'

/** Opens the first factor that has findings. */
const openFindings = async (page: Page): Promise<void> => {
  await page
    .locator('summary', { hasText: /\d finding/ })
    .first()
    .click()
  await page.getByText('How to raise the score').first().waitFor()
}

/** Shows the history as a table, which precedes the table of scores. */
export const openHistory = async (page: Page): Promise<void> => {
  await page.getByText('Show as a table').first().click()
  await page.getByRole('columnheader', { name: 'Industry' }).waitFor()
}

/** The risk of an account, and its card on a quote. */
export const riskScenes: readonly Scene[] = [
  {
    name: 'account-risk',
    who: 'agent',
    address: '/agency/accounts/account-bayside-dental/risk',
    act: openFindings,
  },
  {
    name: 'account-risk-own',
    who: 'customer',
    address: '/customer/accounts/account-bayside-dental/risk',
    act: openHistory,
  },
  {
    name: 'quote-risk-card',
    who: 'underwriter',
    address: '/admin/inbox',
    async act(page) {
      await page.locator('tbody a[data-open]').first().click()
      await page.waitForURL(/\/quotes\//)
      await page.locator('parapet-risk-factors').getByText('Cyber extortion').waitFor()
    },
  },
]
