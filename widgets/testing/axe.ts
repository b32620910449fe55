import axe from 'axe-core'
import { assert } from './assert.ts'

const isChromium = 'userAgentData' in navigator || /Chrom/.test(navigator.userAgent)

/** Fails when axe finds something in the element; in Chromium only, where it is measured best. */
export async function assertAccessible(element: Element): Promise<void> {
  if (!isChromium) return
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
  )
  assert(violations.length === 0, told.join('\n'))
}
