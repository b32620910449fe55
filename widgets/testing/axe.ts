import axe from 'axe-core'
import { assert } from './assert.ts'

const isChromium = 'userAgentData' in navigator || /Chrom/.test(navigator.userAgent)

/**
 * Waits for transitions to end, because axe cannot measure their colors. Skips spinners, which
 * never end.
 */
const atRest = async (root: ShadowRoot | null): Promise<void> => {
  const moving = root
    ?.getAnimations()
    .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(moving?.map((animation) => animation.finished) ?? [])
}

const everything = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
} satisfies axe.RunOptions

/** Rules that depend on colors. The others have the same result in each theme. */
const colors = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies axe.RunOptions

/**
 * Fails when axe finds a violation in the element. Runs only in Chromium, where axe measures best.
 */
export async function assertAccessible(
  element: Element,
  rules: 'everything' | 'colors' = 'everything',
): Promise<void> {
  if (!isChromium) return
  await atRest(element.shadowRoot)
  const { violations } = await axe.run(element, {
    ...(rules === 'everything' ? everything : colors),
    // Skips details of passes, whose selectors cost more time than the rules.
    resultTypes: ['violations'],
  })
  const messages = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
  )
  assert(violations.length === 0, messages.join('\n'))
}
