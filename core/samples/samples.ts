import { samples as accounts } from '../insurance/accounts/samples.ts'
import { samples as activity } from '../insurance/activity/samples.ts'
import { samples as agencies } from '../directory/agencies/samples.ts'
import { samples as authority } from '../directory/underwriting-authority/samples.ts'
import { samples as apiKeys } from '../administration/api-keys/samples.ts'
import { samples as billing } from '../insurance/billing/samples.ts'
import { samples as contacts } from '../insurance/contacts/samples.ts'
import { samples as documents } from '../insurance/documents/samples.ts'
import { samples as hostSignIn } from '../identity/host-sign-in/samples.ts'
import { samples as humanCheck } from '../identity/human-check/samples.ts'
import { samples as industryCodes } from '../directory/industry-codes/samples.ts'
import { samples as mfa } from '../identity/mfa/samples.ts'
import { samples as notes } from '../insurance/notes/samples.ts'
import { samples as passwords } from '../identity/passwords/samples.ts'
import { samples as policies } from '../insurance/policies/samples.ts'
import { samples as presence } from '../insurance/presence/samples.ts'
import { samples as profile } from '../identity/profile/samples.ts'
import { samples as quotes } from '../insurance/quotes/samples.ts'
import { samples as rating } from '../insurance/rating/samples.ts'
import { samples as register } from '../insurance/register/samples.ts'
import { samples as security } from '../insurance/security/samples.ts'
import { samples as risk } from '../insurance/risk/samples.ts'
import { samples as environment } from '../platform/environment/samples.ts'
import { samples as flags } from '../platform/flags/samples.ts'
import { samples as permissions } from '../identity/permissions/samples.ts'
import { samples as savedViews } from '../identity/saved-views/samples.ts'
import { samples as live } from '../platform/live/samples.ts'
import { samples as settings } from '../platform/settings/samples.ts'
import { samples as signing } from '../insurance/signing/samples.ts'
import { samples as session } from '../identity/session/samples.ts'
import { samples as signIn } from '../identity/sign-in/samples.ts'
import { samples as signUp } from '../identity/sign-up/samples.ts'
import { samples as sso } from '../identity/sso/samples.ts'
import { samples as submissions } from '../insurance/submissions/samples.ts'
import { samples as surplus } from '../insurance/surplus/samples.ts'
import { samples as states } from '../directory/states/samples.ts'
import { samples as teams } from '../directory/teams/samples.ts'
import { samples as impersonation } from '../identity/impersonation/samples.ts'
import { samples as version } from '../platform/version/samples.ts'
import { samples as workflows } from '../identity/security-code/samples.ts'
import type { Endpoint } from '../platform/api/endpoint.ts'
import type { SampleRecords } from './sample.ts'

type AnySample = object | ((records: SampleRecords) => object)

/** A sample input of every endpoint, by its id. Imported by the server, OpenAPI and tests only. */
export const samples: Readonly<Record<string, AnySample>> = {
  ...accounts,
  ...activity,
  ...agencies,
  ...apiKeys,
  ...authority,
  ...billing,
  ...contacts,
  ...documents,
  ...hostSignIn,
  ...humanCheck,
  ...industryCodes,
  ...mfa,
  ...notes,
  ...passwords,
  ...policies,
  ...presence,
  ...profile,
  ...quotes,
  ...rating,
  ...register,
  ...security,
  ...risk,
  ...environment,
  ...flags,
  ...permissions,
  ...savedViews,
  ...live,
  ...settings,
  ...signing,
  ...session,
  ...signIn,
  ...signUp,
  ...sso,
  ...states,
  ...submissions,
  ...surplus,
  ...teams,
  ...impersonation,
  ...version,
  ...workflows,
}

/** The sample input of an endpoint for the given records; throws if its domain has none. */
export const sampleOf = ({ id }: Endpoint, records: SampleRecords): object => {
  const sample = samples[id]
  if (sample === undefined) throw new Error(`No sample for ${id}`)
  // every function that satisfies `Sample` takes the records
  return typeof sample === 'function' ? sample(records) : sample
}
