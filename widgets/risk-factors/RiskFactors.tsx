import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { useWording } from '../react/use-wording.ts'
import type { definition } from './definition.ts'
import { RiskOf } from './RiskOf.tsx'

/** `<parapet-risk-factors>`: the risk of one account. */
export function RiskFactors({ accountId, view = 'full' }: PropsOf<typeof definition>) {
  const t = useWording('risk')
  return accountId === undefined ? (
    <Notice tone="warning" final>
      {t('risk:missing')}
    </Notice>
  ) : (
    <RiskOf accountId={accountId} isCard={view === 'card'} key={accountId} />
  )
}
