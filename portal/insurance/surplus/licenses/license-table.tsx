import { allSurplusLicenseList, surplusLicenseList } from '#core/insurance/surplus/license-lists.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import type { Queries } from '#core/platform/queries/queries.ts'
import { neverUrgent } from '#core/platform/tables/urgency.ts'
import { EmailText } from '../../../frame/parts/EmailText.tsx'
import { dateWidth } from '../../../frame/tables/definition.ts'
import { defineTable } from '../../../frame/tables/define-table.ts'
import { editLicense, licenseActions } from './license-actions.ts'

/** Surplus lines licenses that the viewer sees, by state. */
export const licenseTable = defineTable({
  id: 'surplus-licenses',
  label: 'licenses:title',
  list: surplusLicenseList,
  source: (queries, query) => queries.options(surplusLicenseList.endpoint, { query }),
  columns: {
    surplusLicenseNumber: {
      header: 'licenses:field.number',
      cell: ({ surplusLicenseNumber }) => (
        <span title={surplusLicenseNumber}>{surplusLicenseNumber}</span>
      ),
      sortBy: 'surplusLicenseNumber',
      width: 140,
    },
    surplusLinesState: {
      header: 'licenses:field.state',
      cell: ({ surplusLinesState }) => surplusLinesState,
      sortBy: 'surplusLinesState',
      width: 80,
    },
    broker: {
      header: 'licenses:field.broker',
      cell: ({ brokerFirstName, brokerLastName }) => `${brokerFirstName} ${brokerLastName}`,
      sortBy: 'brokerLastName',
      width: 180,
    },
    brokerEmail: {
      header: 'licenses:field.email',
      cell: ({ brokerEmail }) => (
        <span title={brokerEmail}>
          <EmailText email={brokerEmail} />
        </span>
      ),
      width: 220,
    },
    agency: {
      header: 'licenses:field.agency',
      cell: ({ agencyName }) => <span title={agencyName}>{agencyName}</span>,
      width: 200,
    },
    signature: {
      header: 'licenses:field.signature',
      cell: ({ signatureOnFile }, { t }) => t(signatureOnFile ? 'licenses:yes' : 'licenses:no'),
      width: 120,
    },
    confirmed: {
      header: 'licenses:field.confirmed',
      cell: ({ isConfirmed }, { t }) =>
        t(isConfirmed ? 'licenses:yes' : 'licenses:confirmation.unconfirmed'),
      width: 170,
    },
    notice: {
      header: 'licenses:field.notice',
      cell: ({ hasNotice }, { t }) => (hasNotice ? t('licenses:uploaded') : ''),
      width: 120,
    },
    created: {
      header: 'licenses:field.created',
      cell: ({ created }, { instant }) => instant(created),
      sortBy: 'created',
      width: dateWidth,
    },
  },
  filters: {
    confirmation: { label: 'licenses:field.confirmed', texts: 'licenses:confirmation' },
  },
  title: 'surplusLicenseNumber',
  subtitle: 'broker',
  urgency: neverUrgent,
  primary: { kind: 'perform', action: editLicense },
  card: { aside: 'surplusLinesState', lead: ['agency', 'confirmed', 'signature'] },
  pageSize: 25,
  rowName: ({ surplusLicenseNumber }) => surplusLicenseNumber,
  actions: licenseActions,
})

/** The licenses of every agency, for administrators. */
export const allLicenseTable = {
  ...licenseTable,
  list: allSurplusLicenseList,
  source: (queries: Queries, query: ListQuery) =>
    queries.options(allSurplusLicenseList.endpoint, { query }),
}
