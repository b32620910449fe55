export const frameLocales = ['en-US', 'en-GB', 'en-AU'] as const
export const [baseFrameLocale] = frameLocales
export type FrameLocale = (typeof frameLocales)[number]

const american = {
  title: 'Secure payment',
  pay: 'Pay {amount}',
  payWith: 'Pay {amount} with {method}',
  cancel: 'Cancel',
  processing: 'Working…',
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
  nameMissing: 'Enter the name as it is written there',
  numberWrong: 'Check the card number',
  expiryWrong: 'Enter month and year, like 08 / 29',
  expiryPast: 'This card has expired',
  codeWrong: 'Check the security code',
  routingWrong: 'Check the routing number',
  accountWrong: 'Check the account number',
  methodUnknown: 'This saved method cannot be used any more. Choose another way to pay.',
  declined: 'Your card was declined. Nothing was charged. Try another card.',
  insufficientFunds: 'The card has insufficient funds. Nothing was charged. Try another card.',
  challengeFailed: 'Your bank could not confirm it was you. Nothing was charged. Try again.',
  timeout: 'Your bank did not answer. Nothing was charged. Try again.',
  bankReturned: 'Your bank returned the payment. Try another account.',
  testModeOff:
    'Payments are not switched on here: this processor takes test cards only, and those are off. Nothing was charged. Contact whoever sent you the invoice.',
  tooMany: 'Too many attempts at this payment. Nothing was charged. Try again in an hour.',
  offline: 'No connection. Check your network and press Pay again: you will not be charged twice.',
  unreachable: 'The payment processor cannot be reached. Check your network and try again.',
  tryAgain: 'Try again',
  renewed: 'This window was open for a while and has been renewed. Press Pay again.',
  failed: 'Something went wrong. Press Pay again: you will not be charged twice.',
  challengeTitle: 'Your bank asks for a code',
  challengeText: 'Enter the code that your bank sent to your phone. In this demo it is 123456.',
  challengeCode: 'Code from your bank',
  challengeWrong: 'That is not the code. Try again.',
  confirm: 'Confirm',
  succeeded: 'Payment received',
  pending: 'Payment sent',
  pendingText: 'Your bank has not confirmed it yet. You can close this window.',
  closeText: 'You can close this window.',
  unavailable: 'This page can only be used inside the page that you pay on.',
  testTitle: 'Test numbers',
  testCards:
    '4242 4242 4242 4242 is accepted. 4000 0000 0000 0002 is declined. 4000 0000 0000 3220 asks for a code. 4000 0000 0000 0119 times out. Any date to come, any security code.',
  testAccounts:
    'Routing 110000000 with account 000123456789 pays after a while; account 000111111113 comes back.',
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
    'Sort code 108800 with account 00012345 pays after a while; account 00011113 comes back.',
} as const satisfies Partial<FrameTexts>

const australian = {
  routing: 'BSB',
  routingHint: '6 digits',
  accountHint: '5 to 9 digits',
  routingWrong: 'Check the BSB',
  authorize: british.authorize,
  testAccounts:
    'BSB 000000 with account 000123456 pays after a while; account 000111113 comes back.',
} as const satisfies Partial<FrameTexts>

const byLocale = {
  'en-US': american,
  'en-GB': { ...american, ...british },
  'en-AU': { ...american, ...australian },
} as const satisfies Record<FrameLocale, FrameTexts>

/** Every text of the frame in one language. */
export const textsOf = (locale: FrameLocale): FrameTexts => byLocale[locale]

/** Puts values into a text: `Pay {amount}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
