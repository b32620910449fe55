/** The lowest scores that count as good and as fair. */
const [good, fair] = [80, 60]

/** The color of a score. The number is always shown as well. */
export const scoreTone = (score: number | null): 'good' | 'fair' | 'poor' | 'none' => {
  if (score === null) return 'none'
  if (score >= good) return 'good'
  return score >= fair ? 'fair' : 'poor'
}
