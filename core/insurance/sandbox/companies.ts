/** The behavior of test companies, by name. */
export const testOutcomes = ['refer', 'decline', 'issue', 'error', 'slow', 'busy'] as const
export type TestOutcome = (typeof testOutcomes)[number]

/** Delay of a slow test company in milliseconds; longer than the timeout of any element's call. */
export const slowMs = 60_000

/** The `Retry-After` of a busy test company, in seconds. */
export const busySeconds = 5

/** Companies with a special outcome in test mode. All others are priced normally. */
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
  error: { name: 'Test Error', effect: 'Pricing and saving return 500.' },
  slow: {
    name: 'Test Slow',
    effect: `Pricing and saving return 503 after ${slowMs / 1_000} seconds.`,
  },
  busy: {
    name: 'Test Busy',
    effect: `Pricing and saving return 429 with \`Retry-After: ${busySeconds}\`.`,
  },
} as const satisfies Record<TestOutcome, { readonly name: string; readonly effect: string }>

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The test outcome for a company name; ignores case and spaces. */
export const testOutcomeOf = (name: string | undefined): TestOutcome | undefined =>
  testOutcomes.find((outcome) => plain(testCompanies[outcome].name) === plain(name ?? ''))
