import { Link } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'
import { screenPath } from '../../frame/personas/persona-paths.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { accountRiskPart } from '../risk/module.ts'
import { $reassessed, reassessRisk } from './reassess-risk.ts'
import styles from './risk-factors-card.styles.css'

const isReloadable = (
  element: HTMLElement | null,
): element is HTMLElement & { readonly reload: () => Promise<void> } =>
  element !== null && 'reload' in element && typeof element.reload === 'function'

/** The risk of a quote's account, which underwriters may reassess (spec 2 §2 and §6). */
export const RiskFactorsCard = ({ quote }: { readonly quote: Quote }) => {
  const css = useStyles(styles)
  const t = useWording('risk-screen', 'risk')
  const portal = usePortal()
  const persona = usePersona()
  const can = useCan()
  const element = useRef<HTMLElement>(null)
  const take = useCallback((mounted: HTMLElement | null) => {
    element.current = mounted
  }, [])
  const { accountId, companyName: company } = quote
  const attributes = useMemo(() => ({ 'account-id': accountId, view: 'card' }), [accountId])

  // Started by this button or from the palette.
  const isBusy = useStore($reassessed).includes(accountId)
  useEffect(() => {
    if (!isBusy) return undefined
    return () => {
      if (isReloadable(element.current)) void element.current.reload()
    }
  }, [isBusy])

  return (
    <Card
      title={t('risk:card')}
      aside={
        can('quote:review') && (
          <Button
            size="small"
            icon="refresh"
            busy={isBusy}
            onClick={() => void reassessRisk(portal, quote)}
          >
            {t('risk-screen:reassess.button')}
          </Button>
        )
      }
    >
      <div className={css['factors']}>
        <Suspense fallback={<Skeleton lines={8} height="2.4em" />}>
          <ElementMount tag="parapet-risk-factors" attributes={attributes} elementRef={take} />
        </Suspense>
      </div>
      <Link className={css['all']} to={screenPath(persona, accountRiskPart, { accountId })}>
        {t('risk-screen:all', { company })}
      </Link>
    </Card>
  )
}
