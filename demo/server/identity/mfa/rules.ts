/** How codes of second factors work (spec 1 §9). Times in milliseconds. */
export const mfaRules = {
  codeLives: 5 * 60_000,
  /** Wait before another code may be sent. */
  resendAfter: 30_000,
  /** Wrong tries after which a code, or a set-up, is dead. */
  tries: 5,
  /** Mails with codes that one user gets in an hour, so that nobody is flooded. */
  mailsAnHour: 20,
  setUpLives: 10 * 60_000,
} as const
