/** The responses of the invented bank. */
export type Outcome =
  | 'succeeds'
  | 'declined'
  | 'insufficientFunds'
  | 'challenge'
  | 'timeout'
  | 'settles'
  | 'returned'

/** The usual test card numbers of sandboxes. Any other number is declined. */
const cards: Readonly<Record<string, Outcome>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '378282246310005': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000000000003220': 'challenge',
  '4000000000000119': 'timeout',
}

/** The last digits of account numbers whose payments are returned. All others settle. */
const returnedEnding = '1113'

export const outcomeOfCard = (digits: string): Outcome => cards[digits] ?? 'declined'

export const outcomeOfAccount = (digits: string): Outcome =>
  digits.endsWith(returnedEnding) ? 'returned' : 'settles'

/** The outcome of every method when test methods are off. */
export const outcomeWhenOff = 'testModeOff'

/** The code that the invented bank sends to the card holder's phone. */
export const challengeCode = '123456'
