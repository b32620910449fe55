import * as z from 'zod/mini'
import { accountTypes } from '#core/directory/organisations/account-type.ts'
import { locales, regions } from '#core/foundation/region/regions.ts'
import { job } from '../../kernel/queue/job.ts'

/** Makes who signed up without a link, or tells them that they have a user. */
export const signUpJob = job(
  'signUp',
  z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    npn: z.optional(z.string()),
    organization: z.string(),
    accountType: z.enum(accountTypes),
    region: z.enum(regions),
    locale: z.enum(locales),
    passwordHash: z.string(),
  }),
)

/** Mails what waits for an address once more. */
export const resendJob = job(
  'resendSignUp',
  z.object({ email: z.string(), locale: z.enum(locales) }),
)
