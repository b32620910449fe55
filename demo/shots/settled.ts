import type { Page } from 'playwright-core'

/**
 * Waits until a screen of the portal is complete: no call is running, and fonts, pictures and
 * transitions have ended.
 */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      // The page of old browsers is text only.
      (document.querySelector('#portal') === null ||
        document.documentElement.hasAttribute('data-ready')) &&
      document.querySelector('[aria-busy=true]') === null &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete }) => complete) &&
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
  )
}
