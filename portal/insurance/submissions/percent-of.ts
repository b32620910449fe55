/**
 * A score between 0 and 1 as a whole percentage, rounded down so that it never claims certainty.
 */
export const percentOf = (score: number): number => Math.floor(score * 100)
