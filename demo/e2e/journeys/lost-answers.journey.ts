import type { Page } from '@playwright/test'
import { startAs } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'
import { caller, saveQuote, tokenOf } from './records.ts'

test.use({ platformOf: 'worker' })

/** Opens the notes of a new account and types one. */
const typeNote = async (page: Page, platform: RunningPlatform, company: string) => {
  const { accountId } = await saveQuote(platform, company)
  await startAs(page, platform.portal, 'agent', `/agency/accounts/${accountId}/notes`)
  await expect(page.getByText('No notes yet')).toBeVisible()
  await page.getByRole('textbox', { name: 'Note' }).fill('Call in the morning')
  const notes = `/api/quote/v1/notes/${accountId}`
  return {
    notes,
    add: () => page.getByRole('button', { name: 'Add note' }).click(),
    async isThereOnce() {
      await expect(page.getByText('Note saved')).toBeVisible()
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Call in the morning' }),
      ).toHaveCount(1)
      const agent = caller(platform.portal, await tokenOf(platform.portal, 'agent'))
      expect((await agent('GET', notes)).content).toHaveLength(1)
    },
  }
}

test('a note is added once when the browser retries after a connection reset', async ({
  page,
  platform,
}) => {
  const note = await typeNote(page, platform, 'Reset Connection Clinic')
  // the platform saves the note, then drops the connection
  await platform.control('/demo/faults', { path: note.notes, drop: true, times: 1 })
  await note.add()
  await note.isThereOnce()
})

test('a note whose response is lost is added once when the user sends it again', async ({
  page,
  platform,
}) => {
  const note = await typeNote(page, platform, 'Pressed Again Clinic')
  let isLost = false
  await page.route(`**${note.notes}`, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await note.add()
  await expect(page.getByRole('main').getByText('Failed to save note')).toBeVisible()
  await note.add()
  await note.isThereOnce()
})
