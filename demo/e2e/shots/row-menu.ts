import type { Locator, Page } from 'playwright-core'

export const opensDialog = (page: Page): Locator => page.getByRole('dialog')

/** Selects a menu item of the first row that has it; `opened` waits for the result. */
export const firstRowMenu =
  (item: string | RegExp, opened: (page: Page) => Locator) => async (page: Page) => {
    await page
      .locator('tr', { has: page.getByRole('link') })
      .first()
      .waitFor()
    for (const menu of await page.locator('[data-actions]').all()) {
      await menu.click()
      await page.getByRole('menu').waitFor()
      const entry = page.getByRole('menuitem', { name: item })
      if (await entry.isVisible()) {
        await entry.click()
        return opened(page).waitFor()
      }
      await page.keyboard.press('Escape')
    }
    throw new Error(`No row offers ${item}`)
  }
