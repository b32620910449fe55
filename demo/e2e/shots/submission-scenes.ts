import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'

/** A demo submission with uncertain values. */
const submissionId = 'submission-asked-1-1'

const opened = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').locator('h2').waitFor()
}

/** A dialog on the submission, opened by its address. */
const linked = (id: string, data: object = { submissionId }): Scene => {
  const modalData = encodeURIComponent(JSON.stringify(data))
  return {
    name: `dialog-${id}`,
    who: 'underwriter',
    address: `/admin/submissions/${submissionId}?modal=${id}&modalData=${modalData}`,
    act: opened,
  }
}

/** Scenes of submissions: the list, a new one, one submission and its dialogs. */
export const submissionScenes: readonly Scene[] = [
  { name: 'agency-submissions', who: 'agent', address: '/agency/dashboard?tab=SUBMISSIONS' },
  { name: 'agency-new-submission', who: 'agent', address: '/agency/submissions/new' },
  {
    name: 'admin-submission',
    who: 'underwriter',
    address: `/admin/submissions/${submissionId}`,
    async act(page) {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
    },
  },
  linked('auto-quote'),
  linked('decline-submission'),
  linked('generate-reply'),
  linked('assign-submission'),
]
