import type { Page } from '@playwright/test'
import { textsIn } from '#widgets/testing/texts-in.ts'

/**
 * What a page shows, says to assistive technology, or tells where a pointer rests: a line for each
 * text.
 */
export const visibleTexts = (page: Page): Promise<string> => page.evaluate(textsIn, 'body')

/** Opens the next menu, popover or row that is closed; false where none is left. Runs inside the page. */
const openNext = async (): Promise<boolean> => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // other rows repeat what the first ones offer
  const button = document.querySelector<HTMLElement>(
    'main button[aria-expanded=false]:not([data-read], [disabled], tr:nth-of-type(n + 4) *)',
  )
  if (!button) return false
  button.setAttribute('data-read', '')
  button.click()
  for (let left = 120; left > 0; left -= 1) {
    // One frame after the other.
    // oxlint-disable-next-line no-await-in-loop
    await frame()
    const isOpen = button.getAttribute('aria-expanded') === 'true'
    if (isOpen && document.querySelector('[aria-busy=true], [data-skeleton]') === null) break
  }
  return true
}

/** What each menu, popover and row of a page shows once it is open, with the page itself. */
export const textsOfOpened = async (page: Page): Promise<string> => {
  const texts = [await visibleTexts(page)]
  // Opening one menu closes the one before.
  // oxlint-disable no-await-in-loop
  while (await page.evaluate(openNext))
    texts.push(await page.evaluate(textsIn, ':popover-open, [role=row]:not([data-row])'))
  // oxlint-enable no-await-in-loop
  await page.keyboard.press('Escape')
  return texts.join('\n')
}
