import { useQuery } from '@tanstack/react-query'
import type { Agency } from '#core/directory/agencies/model.ts'
import type { Appointment } from '#core/directory/agencies/record.ts'
import * as calls from '#core/directory/agencies/record-endpoints.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import type { StatusMarks } from '../../frame/parts/status-marks.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { RowsCard } from '../../frame/parts/RowsCard.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { AgencyLink } from './AgencyLink.tsx'

/** Whether an appointment is active today. */
const appointmentMarks = {
  group: 'agencies:appointment',
  tones: { active: 'success', ended: 'neutral' },
} as const satisfies StatusMarks

const Appointments = ({ agencyId }: { readonly agencyId: string }) => {
  const { t, day } = useFormats()
  const { queries } = usePortal()
  const params = { agencyId }
  const name = ({ carrier, state, number }: Appointment) =>
    [carrier, state ?? t('agencies:wholeCountry'), number].join(' · ')
  const dates = ({ effectiveDate, expirationDate }: Appointment) =>
    expirationDate === undefined
      ? t('agencies:since', { date: day(effectiveDate) })
      : t('agencies:until', { date: day(expirationDate) })
  return (
    <RowsCard
      title={t('agencies:appointments')}
      answer={useQuery(queries.options(calls.listAgencyAppointments, { params }))}
      empty={t('agencies:none.appointments')}
      rows={({ content }) =>
        content.map((each) => ({
          id: each.id,
          name: name(each),
          mark: <Status of={appointmentMarks} value={each.isActive ? 'active' : 'ended'} isQuiet />,
          end: dates(each),
        }))
      }
    />
  )
}

const Levels = ({ agencyId }: { readonly agencyId: string }) => {
  const { t, wholeMoney } = useFormats()
  const { queries } = usePortal()
  const params = { agencyId }
  return (
    <RowsCard
      title={t('agencies:levels')}
      answer={useQuery(queries.options(calls.listAgencyLevels, { params }))}
      empty={t('agencies:none.levels')}
      rows={({ content, currency }) =>
        content.map(({ level, minRevenue, maxRevenue }) => ({
          id: level,
          name: t(`agencies:level.${level}`),
          end:
            maxRevenue === undefined
              ? t('agencies:fromRevenue', { from: wholeMoney(minRevenue, currency) })
              : t('agencies:toRevenue', { to: wholeMoney(maxRevenue, currency) }),
        }))
      }
    />
  )
}

const Programs = ({ agencyId }: { readonly agencyId: string }) => {
  const { t, day } = useFormats()
  const { queries } = usePortal()
  const params = { agencyId }
  return (
    <RowsCard
      title={t('agencies:programs')}
      answer={useQuery(queries.options(calls.listAgencyPrograms, { params }))}
      empty={t('agencies:none.programs')}
      rows={({ content }) =>
        content.map(({ id, name, since }) => ({
          id,
          name,
          end: t('agencies:since', { date: day(since) }),
        }))
      }
    />
  )
}

const Offices = ({ agencyId }: { readonly agencyId: string }) => {
  const { t } = useFormats()
  const { queries } = usePortal()
  const params = { agencyId }
  return (
    <RowsCard
      title={t('agencies:offices')}
      answer={useQuery(queries.options(calls.getAgencyHierarchy, { params }))}
      empty={t('agencies:none.offices')}
      rows={({ parent, offices }) =>
        [...(parent ? [parent] : []), ...offices].map(({ id, name, city, state }) => ({
          id,
          name: <AgencyLink id={id} name={name} />,
          mark: id === parent?.id ? t('agencies:parent') : undefined,
          end: [city, state].filter(Boolean).join(', '),
        }))
      }
    />
  )
}

const Aggregators = ({ agencyId }: { readonly agencyId: string }) => {
  const { t } = useFormats()
  const { queries } = usePortal()
  const params = { agencyId }
  return (
    <RowsCard
      title={t('agencies:aggregators')}
      answer={useQuery(queries.options(calls.listAgencyAggregators, { params }))}
      empty={t('agencies:none.aggregators')}
      rows={({ content }) => content.map(({ daId, name }) => ({ id: daId, name, end: daId }))}
    />
  )
}

/** The provider's data about an agency, besides its address. */
export const AgencyCards = ({ agency: { id } }: { readonly agency: Agency }) => (
  <>
    <Appointments agencyId={id} />
    <Levels agencyId={id} />
    <Programs agencyId={id} />
    <Offices agencyId={id} />
    <Aggregators agencyId={id} />
  </>
)
