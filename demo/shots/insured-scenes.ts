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
  { name: 'agency-account-compare', who: 'agent', address: `${bayside}/compare` },
  { name: 'agency-account-documents', who: 'agent', address: `${bayside}/documents` },
  { name: 'agency-account-details', who: 'agent', address: `${bayside}/details`, act: openMailing },
  {
    name: 'agency-new-account',
    who: 'agent',
    address: '/agency/dashboard?tab=ACCOUNTS',
    act: openNewAccount,
  },
  { name: 'agency-account-security', who: 'agent', address: `${bayside}/security` },
  { name: 'agency-account-contacts', who: 'agent', address: `${bayside}/contacts` },
  { name: 'agency-account-policies', who: 'agent', address: `${bayside}/policies` },
  { name: 'agency-account-notes', who: 'agent', address: `${bayside}/notes` },
  { name: 'agency-account-activity', who: 'agent', address: `${bayside}/activity` },
  {
    name: 'agency-lookup',
    who: 'agent',
    address: '/agency/manage/account/lookup?name=Bayside&state=TX',
  },
  { name: 'customer-agent', who: 'customer', address: '/customer/agent' },
  {
    name: 'admin-account-contacts',
    who: 'admin',
    address: '/admin/accounts/account-bayside-dental/contacts',
  },
  { name: 'agencies', who: 'admin', address: '/admin/agencies' },
  { name: 'agency-record', who: 'admin', address: '/admin/agencies/agency-harbor' },
  { name: 'own-agency', who: 'agency', address: '/agency/manage/agency' },
  { name: 'admin-account', who: 'admin', address: '/admin/accounts/account-bayside-dental' },
]
