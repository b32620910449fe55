import type { Page } from 'playwright-core'

/** Milliseconds between two looks: one reads every node, so it is not taken at every frame. */
const polling = 100

/**
 * Waits until a screen of the portal is complete: no call is running, no skeleton is left, in
 * elements neither, and fonts, pictures and transitions have ended.
 */
export const waitForScreen = async (page: Page): Promise<void> => {
  const isComplete = () => {
    const portal = document.querySelector<HTMLElement>('#portal')
    // The page of old browsers is text only.
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
