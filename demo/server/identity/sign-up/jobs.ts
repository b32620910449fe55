import * as z from 'zod/mini'
import { accountTypes } from '#core/directory/organisations/account-type.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { job } from '../../kernel/queue/job.ts'

/** Creates the user of a sign-up without a link, or sends a mail that the user already exists. */
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
    passwordHash: z.string(),
  }),
)

/** Resends the pending mail of an address. */
export const resendJob = job('resendSignUp', z.object({ email: z.string() }))
