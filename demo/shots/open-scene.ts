import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'
import { settled } from './settled.ts'

/**
 * Shows a scene's address, without the answers that the scene before it gave: those hold to its end,
 * since a page that is being left may call once more.
 */
export const openScene = async (page: Page, { address }: Scene): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(address)
  await settled(page)
}
