/** The current values of the two fields. */
export interface TypedFields {
  readonly email: string
  readonly hasPassword: boolean
}

/**
 * Decides when a password belongs to another email address and must be cleared (spec 1 §4). It
 * belongs to the address in the form when it was typed or a field lost focus; a password manager
 * may fill it in before the address.
 */
export const createPasswordClearing = () => {
  let filledEmail = ''
  return {
    /**
     * Call it when the password is typed or a field loses focus: the password belongs to this
     * address.
     */
    settled({ email, hasPassword }: TypedFields): void {
      filledEmail = hasPassword ? email.trim() : ''
    },
    /** Whether to clear the password after an edit of the email address. */
    isOfAnother: ({ email, hasPassword }: TypedFields): boolean =>
      hasPassword && filledEmail !== '' && filledEmail !== email.trim(),
  }
}
