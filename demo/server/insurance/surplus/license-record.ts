import { and, eq } from 'drizzle-orm'
import type { SurplusLicense, SurplusLicenseInput } from '#core/insurance/surplus/license-model.ts'
import { agencyScope } from '../../directory/agencies/scope.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { fieldError, notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { licenseToWire, selectLicenses } from './license-list.ts'
import { surplusLicenses } from './tables.ts'

/** A license in the viewer's scope. */
export const readLicense = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<SurplusLicense> => {
  const [found] = await selectLicenses(services).where(
    and(eq(surplusLicenses.id, id), await agencyScope(services, viewer)),
  )
  if (found === undefined) throw notFound()
  return licenseToWire(found)
}

/** The agency of a license, locked: the viewer's own, or the one that staff choose. */
export const agencyFor = async (
  services: Services,
  viewer: Viewer,
  { agencyId }: Pick<SurplusLicenseInput, 'agencyId'>,
): Promise<string> => {
  const wanted = agencyId ?? (viewer.kind === 'user' ? viewer.accountId : '')
  const [found] = await services.database
    .handle()
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.id, wanted), await agencyScope(services, viewer)))
    .for('update')
  if (found === undefined)
    throw agencyId === undefined ? fieldError('required', 'agencyId') : notFound()
  return found.id
}

/** A license in the viewer's scope; locks its agency, so that the license does not change. */
export const lockLicense = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<SurplusLicense> => {
  const { agencyId } = await readLicense(services, viewer, id)
  await agencyFor(services, viewer, { agencyId })
  return readLicense(services, viewer, id)
}
