import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { useWording } from '../react/use-wording.ts'
import type { definition } from './definition.ts'
import { AccountRisk } from './AccountRisk.tsx'

/** `<parapet-risk-factors>`: the risk of one account. */
export function RiskFactors({ accountId, view = 'full' }: PropsOf<typeof definition>) {
  const t = useWording('risk')
  return accountId === undefined ? (
    <Notice tone="warning" final>
      {t('risk:missing')}
    </Notice>
  ) : (
    <AccountRisk accountId={accountId} isCard={view === 'card'} key={accountId} />
  )
}
