/** Rules of second-factor codes (spec 1 §9). Times in milliseconds. */
export const mfaRules = {
  codeLives: 5 * 60_000,
  /** Minimum time between two codes. */
  resendAfter: 30_000,
  /** Wrong attempts that invalidate a code or a set-up. */
  tries: 5,
  /** Maximum mails with codes per user and hour. */
  mailsAnHour: 20,
  setUpLives: 10 * 60_000,
} as const
