import axe from 'axe-core'
import { assert } from './assert.ts'

const isChromium = 'userAgentData' in navigator || /Chrom/.test(navigator.userAgent)

/** Colours on their way are no colours to measure. Spinners turn for ever and are left alone. */
const atRest = async (root: ShadowRoot | null): Promise<void> => {
  const moving = root
    ?.getAnimations()
    .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(moving?.map((animation) => animation.finished) ?? [])
}

/** Fails when axe finds something in the element; in Chromium only, where it is measured best. */
export async function assertAccessible(element: Element): Promise<void> {
  if (!isChromium) return
  await atRest(element.shadowRoot)
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  const messages = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
  )
  assert(violations.length === 0, messages.join('\n'))
}
