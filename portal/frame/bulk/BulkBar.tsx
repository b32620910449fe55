import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { maxInBulk, type SelectedRow } from '#core/platform/bulk/model.ts'
import { isCancelled } from '#core/foundation/errors/client-error.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { errorReasons } from '../errors/error-reasons.ts'
import { useFormats } from '../formats/use-formats.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { dismissShownError } from '../notifications/shown-errors.ts'
import { usePersona } from '../personas/use-persona.ts'
import { useCan } from '../platform/use-can.ts'
import { usePortal } from '../platform/use-portal.ts'
import type { BulkAction, BulkOptions } from './bulk.ts'
import { performBulk } from './perform-bulk.ts'
import styles from './bulk-bar.styles.css'

/** Maximum number of row names; the rest are counted. */
const maxNames = 3

interface BulkBarProps {
  readonly tableId: string
  readonly load: BulkOptions<never>['load']
  readonly rows: readonly SelectedRow[]
  /** The rows on screen. Selected rows outside them are listed by name. */
  readonly shown: readonly { readonly id: string }[]
  /** The list call of the screen. */
  readonly query: ListQuery
  /** Rows of that call. */
  readonly total: number
  readonly isTotalLowerBound: boolean
  readonly onChange: (rows: readonly SelectedRow[]) => void
}

/** The number of selected rows, a button that selects all, and the bulk actions. */
export const BulkBar = (props: BulkBarProps) => {
  const { tableId, load, rows, shown, query, total, isTotalLowerBound, onChange } = props
  const css = useStyles(styles)
  const t = useWording('portal', 'bulk')
  const { count } = useFormats()
  const portal = usePortal()
  const can = useCan()
  const { accountType: own } = usePersona()
  const [isSelecting, setIsSelecting] = useState(false)
  const { data: bulk } = useSuspenseQuery({
    queryKey: ['bulk', tableId],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
  })

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (isCancelled(error) || !(error instanceof Error)) return
      dismissShownError(portal, error)
      portal.notifications.show('error', errorReasons(error))
    }
  }
  const selectAll = async (): Promise<void> => {
    setIsSelecting(true)
    await attempt(async () => {
      const { rows: all, hasMore } = await bulk.select(portal.api, query)
      if (hasMore) portal.notifications.show('info', t('bulk:first', { count: all.length }))
      onChange(all)
    })
    setIsSelecting(false)
  }
  // The action's dialog shows the progress.
  const perform = (action: BulkAction) =>
    attempt(async () => onChange(await performBulk(action, rows, bulk, portal)))
  const hidden = useMemo(() => {
    const ids = new Set(shown.map(({ id }) => id))
    return rows.filter(({ id }) => !ids.has(id)).map(({ name }) => name)
  }, [rows, shown])
  const others = hidden.length - maxNames
  const names = [
    ...hidden.slice(0, maxNames),
    ...(others > 0 ? [t('bulk:others', { count: others })] : []),
  ].join(', ')
  const all = Math.min(total, maxInBulk)
  const hasOthers = isTotalLowerBound || total > rows.length

  return (
    <div data-foot className={css['bar']} role="toolbar" aria-label={t('bulk:bar')}>
      <p className={css['count']} aria-live="polite">
        {rows.length < maxInBulk
          ? t('bulk:selected', { count: rows.length, rows: count(rows.length) })
          : t('bulk:full', { rows: count(maxInBulk) })}
        {hidden.length > 0 && (
          <span className={css['hidden']}>
            {t('bulk:hidden', { count: hidden.length, rows: count(hidden.length), names })}
          </span>
        )}
      </p>
      {hasOthers && (
        <Button size="small" variant="quiet" busy={isSelecting} onClick={() => void selectAll()}>
          {isTotalLowerBound || total > maxInBulk
            ? t('bulk:selectFirst', { rows: count(maxInBulk) })
            : t('bulk:selectAll', { rows: count(all) })}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => onChange([])}>
        {t('bulk:clear')}
      </Button>
      <div className={css['actions']}>
        {bulk.actions
          .filter(({ needs, accountType = own }) => accountType === own && can(needs))
          .map((action) => (
            <Button key={action.id} size="small" onClick={() => void perform(action)}>
              {t(action.label)}
            </Button>
          ))}
      </div>
    </div>
  )
}
