import type { Risk } from '#core/insurance/risk/model.ts'
import type { RiskView } from '#core/insurance/risk/risk-view.ts'
import { Button } from '../kit/Button.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { Aggregates } from './Aggregates.tsx'
import { FactorList } from './FactorList.tsx'
import { History } from './History.tsx'
import styles from './risk-factors.styles.css'
import { ScanState } from './ScanState.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { useRiskFormats } from './use-risk-formats.ts'

/** The full view: aggregates, factors with their findings, and the last year. */
export function FullRisk({ risk, view }: { readonly risk: Risk; readonly view: RiskView }) {
  const css = useStyles(styles)
  const t = useWording('risk')
  const { dayOf } = useRiskFormats()
  const isBusy = useStore(view.$isBusy)
  const { assessed, domain, timeZone } = risk
  const mayScan = risk.allowedActions.includes('refresh')
  return (
    <>
      {(assessed !== null || mayScan) && (
        <div className={css['bar']}>
          <p className={css['assessed']}>
            {assessed !== null &&
              domain !== undefined &&
              t('risk:assessed', { domain, date: dayOf(timeZone, assessed) })}
          </p>
          {mayScan && (
            <Button
              size="small"
              icon="refresh"
              busy={isBusy || risk.scan === 'running'}
              onClick={() => void view.refresh()}
            >
              {t('risk:scan')}
            </Button>
          )}
        </div>
      )}
      <ScanState risk={risk} />
      {assessed !== null && (
        <div className={css['columns']}>
          <div className={css['side']}>
            <Aggregates risk={risk} isCard={false} />
            <p className={css['note']}>{t('risk:scale')}</p>
            <History days={risk.history} />
          </div>
          <div className={css['side']}>
            <FactorList risk={risk} />
            <ScoreTable risk={risk} />
          </div>
        </div>
      )}
    </>
  )
}
