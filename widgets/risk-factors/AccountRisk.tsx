import { useCallback, useEffect } from 'react'
import { createRiskView, type RiskView } from '#core/insurance/risk/risk-view.ts'
import { Notice } from '../kit/Notice.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { RecordBody } from '../react/RecordBody.tsx'
import { useAccessChange } from '../react/use-access-change.ts'
import { useCached, useEmit, useHost, useMethods } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { definition } from './definition.ts'
import { RiskCard } from './RiskCard.tsx'
import { FullRisk } from './FullRisk.tsx'
import styles from './risk-factors.styles.css'

function useAnnouncements(view: RiskView, accountId: string): void {
  const emit = useEmit(definition)
  const host = useHost()
  const state = useStore(view.$state)
  useEffect(() => {
    if (state.kind === 'unavailable') host.report(state.error)
    if (state.kind !== 'shown') return
    const { companyAggregateCF, industryAggregateCF, scan } = state.risk
    emit('parapet-risk-changed', {
      accountId,
      ...(companyAggregateCF !== null && { companyAggregate: companyAggregateCF }),
      industryAggregate: industryAggregateCF,
      scan,
    })
  }, [accountId, emit, host, state])
}

function Body({ view, isCard }: { readonly view: RiskView; readonly isCard: boolean }) {
  const t = useWording('risk')
  return (
    <RecordBody
      state={useStore(view.$state)}
      loading={t('risk:loading')}
      skeleton={
        <>
          <Skeleton height="9em" />
          <Skeleton lines={isCard ? 7 : 8} height="2.5em" />
        </>
      }
      retry={t('risk:tryAgain')}
      onRetry={() => void view.load()}
    >
      {({ risk }) => (isCard ? <RiskCard risk={risk} /> : <FullRisk risk={risk} view={view} />)}
    </RecordBody>
  )
}

/** The risk of an account. It outlives its view, so that polling for a running scan continues. */
export function AccountRisk({
  accountId,
  isCard,
}: {
  readonly accountId: string
  readonly isCard: boolean
}) {
  const css = useStyles(styles)
  const platform = usePlatform()
  const view = useCached(
    `risk.${platform.instanceId}.${accountId}`,
    () => createRiskView(platform, { accountId }),
    (made) => made.dispose(),
  )
  useAnnouncements(view, accountId)
  const problem = useStore(view.$problem)
  const retry = useCallback(() => {
    if (view.$state.get().kind === 'unavailable') void view.load()
  }, [view])
  useAccessChange(retry)
  const loadMethods = useCallback(async () => ({ reload: () => view.load() }), [view])
  useMethods(definition, loadMethods, true)
  useEffect(() => {
    // loaded first, because the store's messages are in this namespace
    void platform.wording
      .load('risk')
      .catch(() => {})
      .then(() => view.load())
  }, [platform, view])
  return (
    <div className={css['frame']}>
      <div className={css['page']}>
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        <Body view={view} isCard={isCard} />
      </div>
    </div>
  )
}
