/** How cover is placed: with admitted insurers, with surplus lines insurers, or with either. */
export const placements = ['admitted', 'surplus', 'either'] as const
export type Placement = (typeof placements)[number]

/**
 * Whether cover is placed with a surplus lines insurer. The request decides if both are possible.
 */
export const isPlacedAsSurplus = (
  placement: Placement,
  surplusOnly: boolean | undefined,
): boolean => placement === 'surplus' || (placement === 'either' && surplusOnly === true)
