import { expect, test } from 'vitest'
import { liftOver, type Box } from './lift.ts'

const at = (top: number, bottom: number, left = 0, right = 1000): Box => ({
  left,
  right,
  top,
  bottom,
})
const box = at(740, 790, 300, 700)

const covers = (lift: number, other: Box): boolean =>
  other.top < box.bottom - lift && other.bottom > box.top - lift

test('does not move a notification when there is no footer', () => {
  expect(liftOver(box, [])).toBe(0)
  expect(liftOver(box, [at(750, 800, 0, 200), at(300, 360)])).toBe(0)
})

test('lifts a notification above the footers that it would cover', () => {
  const pager = at(756, 800)
  expect(covers(liftOver(box, [pager]), pager)).toBe(false)
  const bar = at(690, 740, 200, 600)
  const lift = liftOver(box, [bar, pager])
  expect([pager, bar].some((foot) => covers(lift, foot))).toBe(false)
})
