import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'

const bayside = '/agency/accounts/account-bayside-dental'

const openNewAccount = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'New account' }).click()
  await page.getByRole('dialog').getByLabel('Account Name').fill('Bayside')
  await page.getByRole('button', { name: 'Open Bayside Dental Group' }).waitFor()
}

const openMailing = async (page: Page): Promise<void> => {
  await page.getByLabel('Mailing address same as main address').click()
  await page.getByLabel('Mailing address 1').waitFor()
}

/** Accounts of insured companies: their list, their page, and a new one. */
export const insuredScenes: readonly Scene[] = [
  { name: 'agency-accounts', who: 'agent', address: '/agency/dashboard?tab=ACCOUNTS' },
  {
    name: 'agency-account-open',
    who: 'agent',
    address: '/agency/dashboard?tab=ACCOUNTS&open=account-bayside-dental&q=bayside',
  },
  { name: 'agency-account', who: 'agent', address: bayside },
  { name: 'agency-account-quotes', who: 'agent', address: `${bayside}/quotes` },
  { name: 'agency-account-documents', who: 'agent', address: `${bayside}/documents` },
  { name: 'agency-account-details', who: 'agent', address: `${bayside}/details`, act: openMailing },
  {
    name: 'agency-new-account',
    who: 'agent',
    address: '/agency/dashboard?tab=ACCOUNTS',
    act: openNewAccount,
  },
  { name: 'admin-account', who: 'admin', address: '/admin/accounts/account-bayside-dental' },
]
