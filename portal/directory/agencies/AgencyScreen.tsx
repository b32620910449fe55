import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { getAgency } from '#core/directory/agencies/endpoints.ts'
import type { Agency } from '#core/directory/agencies/model.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { BackLink } from '../../frame/parts/BackLink.tsx'
import type { StatusMarks } from '../../frame/parts/status-marks.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { recordScreen } from '../../frame/screens/record-screen.tsx'
import { agencyActions } from './agency-actions.ts'
import { AgencyCards } from './AgencyCards.tsx'
import { AgencyFacts, AgencyPeople } from './AgencyFacts.tsx'
import styles from './agency.styles.css'

/** Whether the provider appointed an agency. */
const agencyMarks = {
  group: 'agencies:status',
  tones: { appointed: 'success', notAppointed: 'neutral' },
} as const satisfies StatusMarks

const Body = ({ record: agency }: { readonly record: Agency }) => {
  const css = useStyles(styles)
  return (
    <div className={css['body']}>
      <AgencyFacts agency={agency} />
      <AgencyPeople agency={agency} />
      <AgencyCards agency={agency} />
    </div>
  )
}

const Record = recordScreen<Agency>({
  useRecord: () => {
    const { queries, session } = usePortal()
    const ownAccountId = useStore(session.$user)?.accountId ?? ''
    const { agencyId = ownAccountId } = useParams({ strict: false })
    return useQuery(queries.options(getAgency, { params: { id: agencyId } }))
  },
  nameOf: ({ name }) => name,
  texts: {
    untitled: 'agencies:untitled',
    failed: 'agencies:loadFailed',
    missing: 'agencies:notFound',
    back: 'agencies:back',
  },
  Back: BackLink,
  heading: ({ name, isAppointed, isWholesale, city, state }, { t }) => ({
    title: name,
    mark: <Status of={agencyMarks} value={isAppointed ? 'appointed' : 'notAppointed'} />,
    lead: [isWholesale && t('agencies:wholesale'), [city, state].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' · '),
  }),
  actions: agencyActions,
  Body,
})

/** One agency: the one in the address for staff, else the viewer's own. */
export const AgencyScreen = () => {
  // Loaded here because everything below uses these texts.
  useWording('portal', 'agencies')
  return <Record />
}
