import type { Page } from '@playwright/test'
import { textsIn } from '#widgets/testing/texts-in.ts'

/** All texts of a page, one per line: visible ones, accessible names and tooltips. */
export const visibleTexts = (page: Page): Promise<string> => page.evaluate(textsIn, 'body')

/** Opens the next closed menu, popover or row; false when none is left. Runs in the page. */
const openNext = async (): Promise<boolean> => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // further rows have the same menus as the first ones
  const button = document.querySelector<HTMLElement>(
    'main button[aria-expanded=false]:not([data-read], [disabled], tr:nth-of-type(n + 4) *)',
  )
  if (!button) return false
  button.setAttribute('data-read', '')
  button.click()
  for (let left = 120; left > 0; left -= 1) {
    // Frames are sequential.
    // oxlint-disable-next-line no-await-in-loop
    await frame()
    const isOpen = button.getAttribute('aria-expanded') === 'true'
    if (isOpen && document.querySelector('[aria-busy=true], [data-skeleton]') === null) break
  }
  return true
}

/** The texts of a page and of each of its menus, popovers and rows once opened. */
export const textsOfOpened = async (page: Page): Promise<string> => {
  const texts = [await visibleTexts(page)]
  // Opening a menu closes the previous one.
  // oxlint-disable no-await-in-loop
  while (await page.evaluate(openNext))
    texts.push(await page.evaluate(textsIn, ':popover-open, [role=row]:not([data-row])'))
  // oxlint-enable no-await-in-loop
  await page.keyboard.press('Escape')
  return texts.join('\n')
}
