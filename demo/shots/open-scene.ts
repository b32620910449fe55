import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'
import { settled } from './settled.ts'

/**
 * Opens a scene's address, without the scripted answers of the scene before: those apply to its
 * end, because a page that is being left may still call.
 */
export const openScene = async (page: Page, { address }: Scene): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(address)
  await settled(page)
}
