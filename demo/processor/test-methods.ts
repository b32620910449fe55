/** How the invented bank answers. */
export type Outcome =
  'succeeds' | 'declined' | 'insufficientFunds' | 'challenge' | 'timeout' | 'settles' | 'returned'

/** Card numbers that mean something here; any other is declined. They are the usual numbers of test sandboxes. */
const cards: Readonly<Record<string, Outcome>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '378282246310005': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000000000003220': 'challenge',
  '4000000000000119': 'timeout',
}

/** The last digits of account numbers whose payment comes back; every other account settles. */
const returnedEnding = '1113'

export const outcomeOfCard = (digits: string): Outcome => cards[digits] ?? 'declined'

export const outcomeOfAccount = (digits: string): Outcome =>
  digits.endsWith(returnedEnding) ? 'returned' : 'settles'

/** What becomes of every method where test methods are off: this processor knows no others. */
export const outcomeWhenOff = 'testModeOff'

/** What the invented bank sends to the card holder's phone. */
export const challengeCode = '123456'
