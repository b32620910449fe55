import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { BackLink } from '../../frame/parts/BackLink.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { recordScreen } from '../../frame/screens/record-screen.tsx'
import { RiskPart } from './RiskPart.tsx'

const route = getRouteApi('/$persona/accounts/$accountId/risk')

/** The risk of one account. */
export const RiskScreen = recordScreen<Account>({
  useRecord: () => {
    useWording('risk', 'risk-screen')
    const { accountId } = route.useParams()
    const { queries } = usePortal()
    return useQuery(queries.options(getAccount, { params: { id: accountId } }))
  },
  nameOf: ({ name }) => name,
  texts: {
    untitled: 'risk:title',
    failed: 'risk-screen:failed',
    missing: 'risk-screen:missing',
    back: 'risk-screen:back',
  },
  Back: BackLink,
  heading: ({ name, naicsDescription }) => ({
    title: name,
    mark: null,
    ...(naicsDescription !== undefined && { lead: naicsDescription }),
  }),
  actions: [],
  Body: ({ record }) => <RiskPart accountId={record.id} />,
})
