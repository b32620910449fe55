/** The two fields as they stand at the moment. */
export interface TypedFields {
  readonly email: string
  readonly hasPassword: boolean
}

/**
 * Whether a password is of another e-mail by now and must go (spec 1 §4). It belongs to the e-mail that stood
 * there when it was typed or a field was left; a password manager may fill it in before the e-mail.
 */
export const createPasswordClearing = () => {
  let owner = ''
  return {
    /** The password was typed, or a field was left: it is of this e-mail. */
    settled({ email, hasPassword }: TypedFields): void {
      owner = hasPassword ? email.trim() : ''
    },
    /** Whether the password goes now that the e-mail was edited. */
    isOfAnother: ({ email, hasPassword }: TypedFields): boolean =>
      hasPassword && owner !== '' && owner !== email.trim(),
  }
}
