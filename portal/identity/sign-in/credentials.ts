import type { Credentials } from '#core/identity/sign-in/sign-in.ts'
import { digitsOf } from '#core/foundation/validation/code-digits.ts'

/** Reads the fields on submit, because password managers fill them without events. */
export const readCredentials = (form: HTMLFormElement | null): Credentials => {
  const data = form ? new FormData(form) : new FormData()
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    username: text('username'),
    password: text('password'),
    mfaCode: digitsOf(text('mfaCode')),
  }
}
