import { baseRegion, regions } from '#core/foundation/region/regions.ts'
import type { Companions } from './companions.ts'
import type { Config } from './kernel/services.ts'
import { viewerKinds } from './kernel/viewer-kind.ts'
import { ssoUser } from './kernel/seed/companion-data.ts'
import { emailOf, seedPassword } from './directory/users/seed/users.ts'
import type { Settings } from './settings.ts'

/** The portals of regions with their own origin. */
const regional = ({ origins: { portal } }: Config): readonly string[] =>
  regions
    .filter((region) => portal[region] !== portal[baseRegion])
    .map((region) => `  ${`as ${region}`.padEnd(20)}${portal[region]}`)

/** The addresses and sign-ins, printed for the operator once all servers listen. */
export const readyText = (
  config: Config,
  settings: Settings,
  companions: Companions['addresses'],
): string => {
  const { origins, demo, processor } = config
  const portal = origins.portal[baseRegion]
  const store = settings.databaseUrl ? 'PostgreSQL' : `the embedded database in ${config.dataDir}`
  const lines = [
    '',
    `Parapet ${settings.version} is ready, on ${store}.`,
    '',
    `  Portal and API      ${portal}`,
    ...regional(config),
    processor
      ? `  Payment processor   ${processor.origin}`
      : '  Online payment is off until PROCESSOR_ORIGIN names a payment processor.',
    ...companions.map(([name, address]) => `  ${name.padEnd(20)}${address}`),
    ...(demo && !settings.smtpUrl ? [`  Mails and texts     ${portal}/outbox`] : []),
    `  API description     ${portal}/openapi.json`,
    '',
    ...(demo
      ? [
          `  Log in with the password ${seedPassword} as`,
          ...[...viewerKinds, 'desk', 'broker', 'aubroker', 'ukcustomer', 'aucustomer'].map(
            (who) => `    ${emailOf(who)}`,
          ),
          `  Log in by single sign-on as ${ssoUser.email}`,
        ]
      : ['  The demo is off. `npm run create-admin` makes the first administrator.']),
    '',
  ]
  return `${lines.join('\n')}\n`
}
