import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  allowInsecureRequests,
  ClientSecretBasic,
  discovery,
  enableNonRepudiationChecks,
  None,
  type Configuration,
} from 'openid-client'
import { identitySecrets } from '../../../companions/identity/secrets.ts'
import type { Services } from '../../kernel/services.ts'
import type { SsoDomain } from './tables.ts'

/** Timeout of an answer of a provider, in seconds. */
const timeout = 5

/**
 * The client secret of a domain, put into the data folder by the operator: `sso-<domain>.secret`.
 */
const secretOf = (dataDir: string, domain: string): string | undefined => {
  try {
    return readFileSync(join(dataDir, `sso-${domain}.secret`), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** Reads a domain's provider metadata. Throws when it does not answer. */
export const providerOf = async (
  { config, concurrency }: Services,
  { domain, issuer, clientId }: SsoDomain,
): Promise<Configuration> => {
  const secret =
    issuer === null
      ? (await identitySecrets(config.dataDir)).clientSecret
      : secretOf(config.dataDir, domain)
  return concurrency.pause(() =>
    discovery(
      new URL(issuer ?? config.origins.identity),
      clientId,
      undefined,
      secret === undefined ? None() : ClientSecretBasic(secret),
      {
        timeout,
        // the demo's own provider uses plain http on this machine
        execute: [enableNonRepudiationChecks, ...(issuer === null ? [allowInsecureRequests] : [])],
      },
    ),
  )
}
