import * as accounts from '../accounts/endpoints.ts'
import * as agencies from '../agencies/endpoints.ts'
import * as billing from '../billing/endpoints.ts'
import * as documents from '../documents/endpoints.ts'
import * as environment from '../environment/endpoints.ts'
import * as flags from '../flags/endpoints.ts'
import * as hostSignIn from '../host-sign-in/endpoints.ts'
import * as humanCheck from '../human-check/endpoints.ts'
import * as industryCodes from '../industry-codes/endpoints.ts'
import * as mfa from '../mfa/endpoints.ts'
import * as passwords from '../passwords/endpoints.ts'
import * as permissions from '../permissions/endpoints.ts'
import * as policies from '../policies/endpoints.ts'
import * as profile from '../profile/endpoints.ts'
import * as quotes from '../quotes/endpoints.ts'
import * as rating from '../rating/endpoints.ts'
import * as session from '../session/endpoints.ts'
import * as settings from '../settings/endpoints.ts'
import * as signIn from '../sign-in/endpoints.ts'
import * as signUp from '../sign-up/endpoints.ts'
import * as sso from '../sso/endpoints.ts'
import * as states from '../states/endpoints.ts'
import * as teams from '../teams/endpoints.ts'
import * as visits from '../visits/endpoints.ts'
import * as version from '../version/endpoints.ts'
import * as workflows from '../workflows/endpoints.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Every endpoint of every domain. Only the server, OpenAPI and tests import this file;
 * clients name the endpoints they use, so that the others leave their bundle.
 */
export const catalogue: readonly Endpoint[] = [
  accounts,
  agencies,
  billing,
  documents,
  environment,
  flags,
  hostSignIn,
  humanCheck,
  industryCodes,
  mfa,
  passwords,
  permissions,
  policies,
  profile,
  quotes,
  rating,
  session,
  settings,
  signIn,
  signUp,
  sso,
  states,
  teams,
  visits,
  version,
  workflows,
].flatMap((domain): Endpoint[] => Object.values(domain))
