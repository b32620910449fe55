import * as z from 'zod/mini'
import { codeOf } from '../../foundation/validation/code-digits.ts'
import { required, secret } from '../session/model.ts'

/** Body of `login` (spec 1 §7). With `rememberDevice`, this device needs no code for 30 days. */
export const signInInput = z.object({
  username: required,
  password: secret,
  rememberDevice: z.optional(z.boolean()),
  mfaCode: z.optional(z.string().check(z.maxLength(40, 'tooLong'), z.overwrite(codeOf))),
})
export type SignInInput = z.output<typeof signInInput>
