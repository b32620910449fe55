import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getPolicy } from '#core/insurance/policies/endpoints.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { policyActions } from './policy-actions.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { ActionButtons } from '../../frame/parts/ActionButtons.tsx'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { ScreenHeader } from '../../frame/parts/ScreenHeader.tsx'
import { Status } from '../../frame/parts/Status.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { ShellBones } from '../../frame/shell/ShellBones.tsx'
import { useTitle } from '../../frame/shell/use-title.ts'
import { PolicyFacts } from './PolicyFacts.tsx'
import { BackLink } from '../quotes/BackLink.tsx'
import { PolicyDocuments } from './PolicyDocuments.tsx'
import { paymentStatusMarks, policyStatusMarks } from './policy-status-marks.ts'
import styles from './policy-screen.sheet.css'

const route = getRouteApi('/$persona/policies/$policyId')

/** One policy: what it covers, what is due, its papers. */
export const PolicyScreen = () => {
  const { policyId } = route.useParams()
  const { t } = useFormats()
  const { queries } = usePortal()
  const answer = useQuery(queries.options(getPolicy, { params: { id: policyId } }))
  useTitle(answer.data?.policyNumber ?? t('portal:menu.policies'))

  if (answer.data) return <OpenPolicy policy={answer.data} />
  if (answer.isPending) return <ShellBones />
  const isMissing = answer.error instanceof ClientError && answer.error.status === 404
  return (
    <MessagePage
      title={t(isMissing ? 'public:notFound.title' : 'policies:loadFailed')}
      lead={isMissing ? t('policies:notFound') : answer.error.message}
    >
      {!isMissing && (
        <Button look="primary" onClick={() => void answer.refetch()}>
          {t('common:action.retry')}
        </Button>
      )}
      <BackLink label={t('policies:back')} />
    </MessagePage>
  )
}

const OpenPolicy = ({ policy }: { readonly policy: Policy }) => {
  const css = useStyles(styles)
  const { t, money, day } = useFormats()
  const amount = money(policy.totalPremium, policy.currency)
  const dates = t('policies:term', {
    from: day(policy.effectiveDate),
    to: day(policy.endDate),
  })
  return (
    <div className={css['screen']}>
      <ScreenHeader
        back={<BackLink label={t('policies:back')} />}
        title={t('policies:title', { number: policy.policyNumber })}
        mark={<Status of={paymentStatusMarks} value={policy.status} />}
        lead={
          policy.isPaid
            ? dates
            : `${t('policies:dueNow', { amount, date: day(policy.dueDate) })} · ${dates}`
        }
        actions={
          <ActionButtons actions={policyActions} record={policy} name={policy.policyNumber} />
        }
      />
      <div className={css['body']}>
        <Card
          title={policy.companyName}
          aside={<Status of={policyStatusMarks} value={policy.policyStatus} />}
        >
          <PolicyFacts policy={policy} />
        </Card>
        <PolicyDocuments policy={policy} />
      </div>
    </div>
  )
}
