import type { Region } from '#core/foundation/region/regions.ts'
import type { Services } from './services.ts'

/** The address of a path in the portal of a region, for mails and documents. */
export const portalLink = (
  { config }: Pick<Services, 'config'>,
  region: Region,
  path: `/${string}`,
): string => `${config.origins.portal[region]}${path}`
