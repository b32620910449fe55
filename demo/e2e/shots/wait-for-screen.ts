import type { Page } from 'playwright-core'

/**
 * The polling interval in milliseconds. A check reads every node, so it does not run in every
 * frame.
 */
const polling = 100

/**
 * Waits until a screen of the portal has loaded: no running calls, no skeletons (in elements too),
 * and all fonts, images and transitions are done.
 */
export const waitForScreen = async (page: Page): Promise<void> => {
  const isComplete = () => {
    const portal = document.querySelector<HTMLElement>('#portal')
    // The page for old browsers is plain text.
    if (portal && !document.documentElement.hasAttribute('data-ready')) return false
    // A page whose code is loading is empty.
    if (portal && portal.textContent.trim() === '') return false
    const shadows = [...document.querySelectorAll('*')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
    return (
      [document, ...shadows].every(
        (root) => root.querySelector('[aria-busy=true], [data-skeleton]') === null,
      ) &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete }) => complete) &&
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        )
    )
  }
  await page.waitForFunction(isComplete, undefined, { polling })
}
