import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Policy } from '#core/insurance/policies/model.ts'
import { isPaymentDue } from '#core/insurance/policies/states.ts'
import { getPolicy } from '#core/insurance/policies/endpoints.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import type { Formats } from '../../frame/formats/formats.ts'
import { BackLink } from '../../frame/parts/BackLink.tsx'
import { slotPart } from '../../frame/parts/slot-part.tsx'
import { Status } from '../../frame/parts/Status.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { recordScreen } from '../../frame/screens/record-screen.tsx'
import { AccountLink } from '../accounts/AccountLink.tsx'
import { documentsCard } from '../record-documents.ts'
import { documentsOf, policyActions } from './policy-actions.ts'
import { PolicyFacts } from './PolicyFacts.tsx'
import { paymentStatusMarks } from '../quotes/payment-status-marks.ts'
import { policyStatusMarks } from './policy-status-marks.ts'
import styles from './policy-screen.styles.css'

/**
 * The amount due and its date, or the notice that the payment is being processed; empty for a paid
 * policy.
 */
const dueText = (policy: Policy, { t, money, day }: Formats): string => {
  const amount = money(policy.amountDue, policy.currency)
  if (isPaymentDue(policy)) return t('policies:dueNow', { amount, date: day(policy.dueDate) })
  return policy.status === 'Processed' ? t('policies:processing', { amount }) : ''
}

/** The policy as the subject of a document list. */
const DocumentsCard = slotPart(documentsCard, { loading: <Skeleton lines={4} height="2.4em" /> })

const route = getRouteApi('/$persona/policies/$policyId')

const PolicyBody = ({ record: policy }: { readonly record: Policy }) => {
  const css = useStyles(styles)
  return (
    <div className={css['body']}>
      <Card
        title={<AccountLink id={policy.accountId} name={policy.companyName} />}
        aside={<Status of={policyStatusMarks} value={policy.policyStatus} />}
      >
        <PolicyFacts policy={policy} />
      </Card>
      <DocumentsCard subject={documentsOf(policy)} />
    </div>
  )
}

/** One policy: its cover, the amount due, its documents. */
export const PolicyScreen = recordScreen<Policy>({
  useRecord: () => {
    const { policyId } = route.useParams()
    const { queries } = usePortal()
    return useQuery(queries.options(getPolicy, { params: { id: policyId } }))
  },
  nameOf: ({ policyNumber }) => policyNumber,
  texts: {
    untitled: 'policies:menu.policies',
    failed: 'policies:loadFailed',
    missing: 'policies:notFound',
    back: 'policies:back',
  },
  Back: BackLink,
  heading: (policy, formats) => {
    const { t, day } = formats
    const dates = t('policies:term', {
      from: day(policy.effectiveDate),
      to: day(policy.endDate),
    })
    return {
      title: t('policies:title', { number: policy.policyNumber }),
      mark: <Status of={paymentStatusMarks} value={policy.status} />,
      lead: [dueText(policy, formats), dates].filter(Boolean).join(' · '),
    }
  },
  actions: policyActions,
  Body: PolicyBody,
})
