import type { Locator, Page } from '@playwright/test'

/** Exceeds the tab stops of any screen. */
const maxSteps = 120

/** Presses Tab until an element has the focus. Fails when Tab never focuses it. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  const isFocused = (): Promise<boolean> =>
    target.evaluate((element) => {
      const root = element.getRootNode()
      const isRoot = root instanceof Document || root instanceof ShadowRoot
      return isRoot && root.activeElement === element
    })
  for (let step = 0; step < maxSteps; step += 1) {
    // Steps are sequential.
    // oxlint-disable-next-line no-await-in-loop
    if (await isFocused()) return
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the element')
}
