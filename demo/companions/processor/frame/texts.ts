export const frameLocales = ['en-US', 'en-GB', 'en-AU'] as const
export const [baseFrameLocale] = frameLocales
export type FrameLocale = (typeof frameLocales)[number]

const american = {
  title: 'Secure payment',
  pay: 'Pay {amount}',
  payWith: 'Pay {amount} with {method}',
  cancel: 'Cancel',
  processing: 'Processing…',
  name: 'Name on card',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  code: 'Security code',
  codeHint: '3 digits',
  codeHintLong: '4 digits',
  holder: 'Account holder',
  routing: 'Routing number',
  routingHint: '9 digits',
  account: 'Account number',
  accountHint: '4 to 17 digits',
  accountType: 'Account type',
  checking: 'Checking',
  savings: 'Savings',
  authorize: 'By paying you authorize a one-time electronic payment of {amount} from this account.',
  ending: '{name} ending in {last4}',
  saved: 'You pay {amount} with {method}.',
  nameMissing: 'Enter the name as it appears there',
  numberWrong: 'Check the card number',
  expiryWrong: 'Enter month and year, such as 08 / 29',
  expiryPast: 'This card has expired',
  codeWrong: 'Check the security code',
  routingWrong: 'Check the routing number',
  accountWrong: 'Check the account number',
  methodUnknown: 'This saved method no longer works. Choose another way to pay.',
  declined: "Your card was declined. You weren't charged. Try another card.",
  insufficientFunds: "The card has insufficient funds. You weren't charged. Try another card.",
  challengeFailed: "Your bank couldn't confirm it was you. You weren't charged. Try again.",
  timeout: "Your bank didn't respond. You weren't charged. Try again.",
  bankReturned: 'Your bank returned the payment. Try another account.',
  testModeOff:
    "Payments are off here: this processor only takes test cards, and those are disabled. You weren't charged. Contact whoever sent you the invoice.",
  tooMany: "Too many attempts at this payment. You weren't charged. Try again in an hour.",
  offline: "No connection. Check your network and press Pay again. You won't be charged twice.",
  unreachable: "Can't reach the payment processor. Check your network and try again.",
  tryAgain: 'Try again',
  renewed: 'This window was refreshed because it was open for a while. Press Pay again.',
  failed: "Something went wrong. Press Pay again. You won't be charged twice.",
  challengeTitle: 'Your bank asks for a code',
  challengeText: 'Enter the code your bank sent to your phone. In this demo, use 123456.',
  challengeCode: 'Code from your bank',
  challengeWrong: 'Wrong code. Try again.',
  confirm: 'Confirm',
  succeeded: 'Payment received',
  pending: 'Payment sent',
  pendingText: "Your bank hasn't confirmed it yet. You can close this window.",
  closeText: 'You can close this window.',
  unavailable: 'Open this page from the page you pay on.',
  testTitle: 'Test numbers',
  testCards:
    '4242 4242 4242 4242 is accepted. 4000 0000 0000 0002 is declined. 4000 0000 0000 3220 asks for a code. 4000 0000 0000 0119 times out. Use any future date and any security code.',
  testAccounts:
    'Routing 110000000 with account 000123456789 pays after a delay; account 000111111113 comes back.',
} as const

export type FrameText = keyof typeof american
export type FrameTexts = Readonly<Record<FrameText, string>>

const british = {
  routing: 'Sort code',
  routingHint: '6 digits',
  accountHint: '8 digits',
  routingWrong: 'Check the sort code',
  authorize: 'By paying you authorise a one-off electronic payment of {amount} from this account.',
  testAccounts:
    'Sort code 108800 with account 00012345 pays after a delay; account 00011113 comes back.',
} as const satisfies Partial<FrameTexts>

const australian = {
  routing: 'BSB',
  routingHint: '6 digits',
  accountHint: '5 to 9 digits',
  routingWrong: 'Check the BSB',
  authorize: british.authorize,
  testAccounts:
    'BSB 000000 with account 000123456 pays after a delay; account 000111113 comes back.',
} as const satisfies Partial<FrameTexts>

const byLocale = {
  'en-US': american,
  'en-GB': { ...american, ...british },
  'en-AU': { ...american, ...australian },
} as const satisfies Record<FrameLocale, FrameTexts>

/** Every text of the frame in one language. */
export const textsOf = (locale: FrameLocale): FrameTexts => byLocale[locale]

/** Inserts values into a text: `Pay {amount}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
