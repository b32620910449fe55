/**
 * How cover is placed: with admitted insurers, with surplus lines insurers, or by choice with
 * either.
 */
export const placements = ['admitted', 'surplus', 'either'] as const
export type Placement = (typeof placements)[number]

/** Whether a cover is placed with a surplus lines insurer; the wish counts where there is a choice. */
export const isPlacedAsSurplus = (
  placement: Placement,
  surplusOnly: boolean | undefined,
): boolean => placement === 'surplus' || (placement === 'either' && surplusOnly === true)
