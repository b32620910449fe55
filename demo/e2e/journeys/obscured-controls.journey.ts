import type { Page } from '@playwright/test'
import { openScene } from '../shots/open-scene.ts'
import type { Scene } from '../shots/scene.ts'
import { scenes } from '../shots/scenes.ts'
import { waitForScreen } from '../shots/wait-for-screen.ts'
import { startSession } from './actions.ts'
import { obscuredControls } from './obscured-controls.ts'
import { expect, test } from './journey.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  platformOf: 'worker',
  asksAboutCookies: true,
})

const sceneOf = (name: string): Scene => {
  const scene = scenes.find((each) => each.name === name)
  if (!scene) throw new Error(`Unknown scene ${name}`)
  return scene
}

/** Empties the dialog's form and submits it, so that every field shows its error. */
const submitEmpty = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  for (const field of await dialog.locator('input:not([type=checkbox]), textarea').all()) {
    await field.fill('')
  }
  await dialog.locator('button[type=submit]').click()
  await dialog.locator('[aria-invalid=true]').first().waitFor()
}

const forms: readonly (readonly [name: string, act?: typeof submitEmpty])[] = [
  ['sign-up-refused'],
  ['set-password-refused'],
  ['profile-details'],
  ['profile-password'],
  ['profile-mfa-app'],
  ['agency-quote'],
  ['agency-request-to-bind', submitEmpty],
  ['admin-decline', submitEmpty],
  ['invite-organisation', submitEmpty],
]

/** The forms of one user share a page, because its code and session are loaded. */
for (const who of new Set(forms.map(([name]) => sceneOf(name).who))) {
  test(`no bar covers a focused control or its error: ${who}`, async ({ page, platform }) => {
    if (who !== 'nobody') await startSession(page, platform.portal, who)
    for (const [name, act] of forms) {
      const scene = sceneOf(name)
      if (scene.who !== who) continue
      await openScene(page, { ...scene, address: `${platform.portal}${scene.address}` })
      await scene.act?.(page)
      await waitForScreen(page)
      // The cookie bar loads last and shifts the page.
      if (who === 'nobody') await page.getByRole('button', { name: 'Deny' }).waitFor()
      await act?.(page)
      expect.soft(await obscuredControls(page), name).toEqual([])
    }
  })
}
