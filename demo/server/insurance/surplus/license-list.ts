import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  surplusLicenseList,
  type LicenseConfirmation,
} from '#core/insurance/surplus/license-lists.ts'
import type { SurplusLicense } from '#core/insurance/surplus/license-model.ts'
import type { LicenseQuery } from '#core/insurance/surplus/license-endpoints.ts'
import type { Page } from '#core/platform/api/lists.ts'
import { agencyScope } from '../../directory/agencies/scope.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { listing } from '../../kernel/lists/listing.ts'
import { readPage } from '../../kernel/lists/read-page.ts'
import { searchedText } from '../../kernel/lists/searched.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { licenseColumns } from './licenses.ts'
import { surplusLicenses, type SurplusLicenseRecord } from './tables.ts'

/** Licenses, each with its agency's name and whether a notice is uploaded. */
export const selectLicenses = ({ database }: Services) =>
  database
    .handle()
    .select({
      record: licenseColumns,
      agencyName: agencies.name,
      hasNotice: sql<boolean>`${surplusLicenses.signedNotice} is not null`,
    })
    .from(surplusLicenses)
    .innerJoin(agencies, eq(agencies.id, surplusLicenses.agencyId))

interface Selected {
  readonly record: SurplusLicenseRecord
  readonly agencyName: string
  readonly hasNotice: boolean
}

export const licenseToWire = ({ record, agencyName, hasNotice }: Selected): SurplusLicense => ({
  id: record.id,
  agencyId: record.agencyId,
  agencyName,
  brokerFirstName: record.brokerFirstName,
  brokerLastName: record.brokerLastName,
  brokerEmail: record.brokerEmail,
  surplusLicenseNumber: record.surplusLicenseNumber,
  surplusLinesState: record.surplusLinesState,
  signatureOnFile: record.signatureOnFile,
  isConfirmed: record.isConfirmed,
  hasNotice,
  created: record.created.toISOString(),
  modified: record.modified.toISOString(),
})

const rules = rulesOf(surplusLicenseList, {
  table: surplusLicenses,
  sorts: {
    brokerLastName: surplusLicenses.brokerLastName,
    surplusLicenseNumber: surplusLicenses.surplusLicenseNumber,
    surplusLinesState: surplusLicenses.surplusLinesState,
    created: surplusLicenses.created,
  },
  filters: {
    agencyId: (values) => ({ column: surplusLicenses.agencyId, values }),
    confirmation: (values: readonly LicenseConfirmation[]) => ({
      column: surplusLicenses.isConfirmed,
      values: values.map((each) => each === 'confirmed'),
    }),
  },
  searched: searchedText(
    surplusLicenses.brokerFirstName,
    surplusLicenses.brokerLastName,
    surplusLicenses.brokerEmail,
    surplusLicenses.surplusLicenseNumber,
    surplusLicenses.surplusLinesState,
  ),
  tie: surplusLicenses.id,
  created: surplusLicenses.created,
})

/** One page of the licenses of agencies that the viewer sees, optionally of one state, agency or mailbox. */
export const listLicenses = async (
  services: Services,
  viewer: Viewer,
  { surplusLinesState: state, agencyId, email, ...query }: LicenseQuery,
): Promise<Page<SurplusLicense> & { content: SurplusLicense[] }> => {
  const scoped = services.database
    .handle()
    .select({ id: agencies.id })
    .from(agencies)
    .where(await agencyScope(services, viewer))
  const where = and(
    inArray(surplusLicenses.agencyId, scoped),
    state === undefined ? undefined : eq(surplusLicenses.surplusLinesState, state),
    agencyId === undefined ? undefined : eq(surplusLicenses.agencyId, agencyId),
    email === undefined
      ? undefined
      : sql`lower(${surplusLicenses.brokerEmail}) = lower(${email.trim()})`,
  )
  const list = listing(rules, query, { where }, services.config.maxListed)
  return readPage(services, list, {
    read: (ids) => selectLicenses(services).where(inArray(surplusLicenses.id, [...ids])),
    idOf: ({ record }) => record.id,
    show: licenseToWire,
  })
}
