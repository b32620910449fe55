import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'
import { settled } from './settled.ts'

/**
 * Goes to an address inside the running portal, which loads and runs its code once for many scenes.
 * False where no portal runs, or something of the scene before is still open above its screen.
 */
const goWithin = (page: Page, address: string): Promise<boolean> =>
  page.evaluate((next) => {
    const isReady = document.documentElement.hasAttribute('data-ready')
    const open = document.querySelector('dialog[open], :popover-open')
    if (!isReady || open || next.includes('modal=')) return false
    // the router listens to the browser's own call, and takes the mark of readiness away at once
    history.pushState(null, '', next)
    return !document.documentElement.hasAttribute('data-ready')
  }, address)

/**
 * Opens a scene's address, without the scripted answers of the scene before: those apply to its
 * end, because a page that is being left may still call.
 */
export const openScene = async (page: Page, { address, who }: Scene): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const isWithin = who !== 'nobody' && page.url() !== 'about:blank'
  if (!isWithin || !(await goWithin(page, address))) await page.goto(address)
  await settled(page)
}
