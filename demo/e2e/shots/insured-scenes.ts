import type { Page } from 'playwright-core'
import type { Scene, Who } from './scene.ts'

/** A broker and one of their accounts. */
export interface Insured {
  readonly who: Who
  /** The prefix of the scenes' names. */
  readonly prefix: string
  readonly accountId: string
  readonly company: string
  /** The broker's search for the company. */
  readonly query: string
}

export const bayside = {
  who: 'agent',
  prefix: 'agency',
  accountId: 'account-bayside-dental',
  company: 'Bayside Dental Group',
  query: 'Bayside',
} as const satisfies Insured

const openMailing = async (page: Page): Promise<void> => {
  await page.getByLabel('Mailing address same as main address').click()
  await page.getByLabel('Mailing address 1').waitFor()
}

/** The accounts of a broker: their list, the page of one, and a new one. */
export const insuredScenesOf = ({
  who,
  prefix,
  accountId,
  company,
  query,
}: Insured): readonly Scene[] => {
  const scene = (name: string, address: string, act?: Scene['act']): Scene => ({
    name: `${prefix}-${name}`,
    who,
    address,
    ...(act && { act }),
  })
  const page = `/agency/accounts/${accountId}`
  const list = '/agency/dashboard?tab=ACCOUNTS'
  const openNewAccount = async (within: Page): Promise<void> => {
    await within.getByRole('button', { name: 'New account' }).click()
    await within.getByRole('dialog').getByLabel('Account Name').fill(query)
    await within.getByRole('button', { name: `Open ${company}` }).waitFor()
  }
  return [
    scene('accounts', list),
    scene('account-open', `${list}&open=${accountId}&q=${query}`),
    scene('account', page),
    scene('account-quotes', `${page}/quotes`),
    scene('account-compare', `${page}/compare`),
    scene('account-documents', `${page}/documents`),
    scene('account-details', `${page}/details`, openMailing),
    scene('new-account', list, openNewAccount),
    scene('account-security', `${page}/security`),
    scene('account-contacts', `${page}/contacts`),
    scene('account-policies', `${page}/policies`),
    scene('account-notes', `${page}/notes`),
    scene('account-activity', `${page}/activity`),
    scene('lookup', `/agency/manage/account/lookup?name=${query}`),
  ]
}

/** Accounts of insured companies, as an agency, customers and staff see them. */
export const insuredScenes: readonly Scene[] = [
  ...insuredScenesOf(bayside),
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
