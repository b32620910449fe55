/** A score between 0 and 1 as a whole percentage, never rounded up to certainty. */
export const percentOf = (score: number): number => Math.floor(score * 100)
