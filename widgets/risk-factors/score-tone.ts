/** Scores from which a factor is good, and from which it is fair. */
const [good, fair] = [80, 60]

/** The colour of a score, which its number tells too. */
export const scoreTone = (score: number | null): 'good' | 'fair' | 'poor' | 'none' => {
  if (score === null) return 'none'
  if (score >= good) return 'good'
  return score >= fair ? 'fair' : 'poor'
}
