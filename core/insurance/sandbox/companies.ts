/** What a company of test mode does, by its name. */
export const testOutcomes = ['refer', 'decline', 'issue', 'error', 'slow', 'busy'] as const
export type TestOutcome = (typeof testOutcomes)[number]

/** Milliseconds that a slow company is not answered: longer than any call of an element waits. */
export const slowMs = 60_000

/** Seconds after which a busy company may be tried again, as the answer says. */
export const busySeconds = 5

/** The companies that act in a certain way in test mode; any other one is priced as it is. */
export const testCompanies = {
  refer: { name: 'Test Refer', effect: 'Its price is referred to an underwriter.' },
  decline: {
    name: 'Test Decline',
    effect: 'It’s priced and saved; a moment later the quote is declined.',
  },
  issue: {
    name: 'Test Issue',
    effect:
      'It’s priced and saved; a moment later the quote is issued. Its policy has an invoice to pay.',
  },
  error: { name: 'Test Error', effect: 'Pricing and saving answer 500.' },
  slow: {
    name: 'Test Slow',
    effect: `Pricing and saving are not answered for ${slowMs / 1_000} seconds, then with 503.`,
  },
  busy: {
    name: 'Test Busy',
    effect: `Pricing and saving answer 429 with \`Retry-After: ${busySeconds}\`.`,
  },
} as const satisfies Record<TestOutcome, { readonly name: string; readonly effect: string }>

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** What a company of that name does in test mode; case and spaces do not count. */
export const testOutcomeOf = (name: string | undefined): TestOutcome | undefined =>
  testOutcomes.find((outcome) => plain(testCompanies[outcome].name) === plain(name ?? ''))
