import type { Locator, Page } from '@playwright/test'

/** More than any screen has places for the focus. */
const mostSteps = 120

/** Presses Tab until an element has the focus; fails when it cannot be reached. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  const isFocused = (): Promise<boolean> =>
    target.evaluate((element) => {
      const root = element.getRootNode()
      const isRoot = root instanceof Document || root instanceof ShadowRoot
      return isRoot && root.activeElement === element
    })
  for (let step = 0; step < mostSteps; step += 1) {
    // One step after the other.
    // oxlint-disable-next-line no-await-in-loop
    if (await isFocused()) return
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it')
}
