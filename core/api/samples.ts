import { samples as accounts } from '../accounts/samples.ts'
import { samples as agencies } from '../agencies/samples.ts'
import { samples as billing } from '../billing/samples.ts'
import { samples as documents } from '../documents/samples.ts'
import { samples as hostSignIn } from '../host-sign-in/samples.ts'
import { samples as humanCheck } from '../human-check/samples.ts'
import { samples as industryCodes } from '../industry-codes/samples.ts'
import { samples as mfa } from '../mfa/samples.ts'
import { samples as passwords } from '../passwords/samples.ts'
import { samples as policies } from '../policies/samples.ts'
import { samples as profile } from '../profile/samples.ts'
import { samples as quotes } from '../quotes/samples.ts'
import { samples as rating } from '../rating/samples.ts'
import { samples as environment } from '../environment/samples.ts'
import { samples as flags } from '../flags/samples.ts'
import { samples as permissions } from '../permissions/samples.ts'
import { samples as settings } from '../settings/samples.ts'
import { samples as session } from '../session/samples.ts'
import { samples as signIn } from '../sign-in/samples.ts'
import { samples as signUp } from '../sign-up/samples.ts'
import { samples as sso } from '../sso/samples.ts'
import { samples as states } from '../states/samples.ts'
import { samples as teams } from '../teams/samples.ts'
import { samples as visits } from '../visits/samples.ts'
import { samples as version } from '../version/samples.ts'
import { samples as workflows } from '../workflows/samples.ts'
import type { Endpoint } from './endpoint.ts'
import type { SampleRecords } from './sample.ts'

type AnySample = object | ((records: SampleRecords) => object)

/**
 * A sample input of every endpoint, by its id. Like the catalogue, only the server, OpenAPI and
 * tests import this file.
 */
export const samples: Readonly<Record<string, AnySample>> = {
  ...accounts,
  ...agencies,
  ...billing,
  ...documents,
  ...hostSignIn,
  ...humanCheck,
  ...industryCodes,
  ...mfa,
  ...passwords,
  ...policies,
  ...profile,
  ...quotes,
  ...rating,
  ...environment,
  ...flags,
  ...permissions,
  ...settings,
  ...session,
  ...signIn,
  ...signUp,
  ...sso,
  ...states,
  ...teams,
  ...visits,
  ...version,
  ...workflows,
}

/** The sample input of an endpoint about the records given; throws where its domain has none. */
export const sampleOf = ({ id }: Endpoint, records: SampleRecords): object => {
  const sample = samples[id]
  if (sample === undefined) throw new Error(`No sample for ${id}`)
  // a function takes the records, whichever they are: no other kind of function satisfies `Sample`
  return typeof sample === 'function' ? sample(records) : sample
}
