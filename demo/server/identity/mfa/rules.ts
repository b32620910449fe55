/** How codes of second factors work (spec 1 §9). Times in milliseconds. */
export const mfaRules = {
  codeLives: 5 * 60_000,
  /** Wait before another code can be sent. */
  resendAfter: 30_000,
  /** Wrong attempts after which a code, or a set-up, is invalid. */
  tries: 5,
  /** Mails with codes that one user gets in an hour at most. */
  mailsAnHour: 20,
  setUpLives: 10 * 60_000,
} as const
