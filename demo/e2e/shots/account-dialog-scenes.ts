import type { Page } from 'playwright-core'
import type { Scene, Who } from './scene.ts'

const account = { accountId: 'account-bayside-dental' }

const opened = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').locator('h2').waitFor()
}

/** A dialog on the account's page, opened by its address. */
const linked = (who: Who, base: string, id: string, data: object): Scene => {
  const modalData = encodeURIComponent(JSON.stringify(data))
  return {
    name: `dialog-${id}`,
    who,
    address: `${base}?modal=${id}&modalData=${modalData}`,
    act: opened,
  }
}

const agentScene = (id: string): Scene =>
  linked('agent', `/agency/accounts/${account.accountId}/contacts`, id, account)

const staffScene = (id: string): Scene =>
  linked('admin', `/admin/accounts/${account.accountId}/contacts`, id, account)

/** Dialogs about an account and its contacts. */
export const accountDialogScenes: readonly Scene[] = [
  agentScene('contact'),
  agentScene('policyholder-contact'),
  agentScene('change-agent'),
  agentScene('account-lost'),
  agentScene('refresh-account'),
  agentScene('no-primary-domain'),
  agentScene('security-questions'),
  agentScene('social-engineering'),
  staffScene('delete-account'),
  staffScene('decline-account'),
  staffScene('assign-agency'),
  {
    name: 'dialog-add-agency',
    who: 'admin',
    address: `/admin/accounts/${account.accountId}/contacts`,
    async act(page) {
      await page.getByRole('button', { name: 'Add agency' }).click()
      await opened(page)
    },
  },
  linked('customer', '/customer/agent', 'set-my-agent', { agencyId: 'agency-harbor' }),
]
