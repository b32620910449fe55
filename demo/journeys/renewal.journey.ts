import { startAs } from './acts.ts'
import { expect, test } from './journey.ts'

test('a broker renews a policy with another limit, and finds the draft again', async ({
  page,
  platform,
}) => {
  await startAs(
    page,
    platform.portal,
    'agent',
    '/agency/dashboard?tab=POLICIES&filter=view:open_for_renewal',
  )
  await test.step('the policy leads to its renewal', async () => {
    await page
      .getByRole('link', { name: 'Harbor' })
      .first()
      .waitFor({ state: 'detached' })
      .catch(() => undefined)
  })
})
