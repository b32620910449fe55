import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'
import { waitForScreen } from './wait-for-screen.ts'

/** What a scene may leave open above its screen. */
const opened = 'dialog[open], :popover-open'

/** Closes what the scene before has left open, as far as Escape closes it. */
const closeOverlays = async (page: Page): Promise<void> => {
  const isOpen = await page.evaluate((what) => document.querySelector(what) !== null, opened)
  if (isOpen) await page.keyboard.press('Escape')
}

/**
 * Goes to an address inside the running portal, which loads and runs its code once for many scenes.
 * False where no portal runs, or something of the scene before is still open above its screen.
 */
const navigateWithin = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    ([next, what]) => {
      const isReady = document.documentElement.hasAttribute('data-ready')
      if (!isReady || document.querySelector(what)) return false
      // the router listens to the browser's own call, and takes the mark of readiness away at once
      history.pushState(null, '', next)
      return !document.documentElement.hasAttribute('data-ready')
    },
    [address, opened] as const,
  )

/**
 * Opens a scene's address, without the scripted answers of the scene before: those apply to its
 * end, because a page that is being left may still call.
 */
export const openScene = async (page: Page, { address, who }: Scene): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const isWithin = who !== 'nobody' && page.url() !== 'about:blank'
  if (isWithin) await closeOverlays(page)
  if (!isWithin || !(await navigateWithin(page, address))) await page.goto(address)
  await waitForScreen(page)
}
