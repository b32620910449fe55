import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'
import { waitForScreen } from './wait-for-screen.ts'

/** Overlays that a scene may leave open. */
const opened = 'dialog[open], :popover-open'

/** Closes overlays of the previous scene with Escape. */
const closeOverlays = async (page: Page): Promise<void> => {
  const isOpen = await page.evaluate((what) => document.querySelector(what) !== null, opened)
  if (isOpen) await page.keyboard.press('Escape')
}

/**
 * Navigates in the running portal, so that many scenes share the loaded code. False when no portal
 * is running, or an overlay of the previous scene is still open.
 */
const navigateWithin = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    ([next, what]) => {
      const isReady = document.documentElement.hasAttribute('data-ready')
      if (!isReady || document.querySelector(what)) return false
      // the router listens to `pushState` and removes `data-ready` synchronously
      history.pushState(null, '', next)
      return !document.documentElement.hasAttribute('data-ready')
    },
    [address, opened] as const,
  )

/**
 * Opens a scene's address and removes the stubs of the previous scene. They stay until then,
 * because the previous page may still make calls.
 */
export const openScene = async (page: Page, { address, who }: Scene): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const isWithin = who !== 'nobody' && page.url() !== 'about:blank'
  if (isWithin) await closeOverlays(page)
  if (!isWithin || !(await navigateWithin(page, address))) await page.goto(address)
  await waitForScreen(page)
}
