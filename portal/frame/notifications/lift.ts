/** A box on screen, in pixels from the top left corner. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Pixels between a notification and a footer. */
const gap = 8

/** The pixels to move a box up so that it covers none of the others. */
export const liftOver = (box: Box, others: readonly Box[]): number => {
  let lift = 0
  // From the bottom up: lifted over one box, it may cover the next.
  for (const { left, right, top, bottom } of others.toSorted((a, b) => b.bottom - a.bottom)) {
    const isClear = right <= box.left || left >= box.right
    const isOff = bottom + gap <= box.top - lift || top >= box.bottom - lift
    if (!isClear && !isOff) lift = box.bottom - top + gap
  }
  return lift
}
