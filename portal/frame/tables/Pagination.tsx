import { useId, type ReactNode } from 'react'
import {
  sizesOf,
  withPage,
  withSize,
  type TableRules,
  type TableView,
} from '#core/platform/tables/view.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { SmallSelect } from './SmallSelect.tsx'
import styles from './pagination.styles.css'

interface PaginationProps {
  readonly view: TableView
  readonly rules: TableRules
  readonly label: string
  readonly total: number | undefined
  /** Whether the total is a lower bound, shown as `10,000+`. */
  readonly isTotalLowerBound: boolean
  /** The index of the last numbered page. */
  readonly last: number
  /** Shown after the number of rows. */
  readonly aside?: ReactNode
  readonly onChange: (view: TableView) => void
}

/** The range of rows, the page size, and links to other pages. */
export const Pagination = ({
  view,
  rules,
  label,
  total,
  isTotalLowerBound,
  last,
  aside,
  onChange,
}: PaginationProps) => {
  const css = useStyles(styles)
  const { t, count } = useFormats()
  const sizeId = useId()
  const known = total ?? 0
  const counted = isTotalLowerBound
    ? t('portal:table.atLeast', { total: count(known) })
    : count(known)
  const from = known === 0 ? 0 : view.page * view.size + 1
  const to = Math.min(known, (view.page + 1) * view.size)
  const go = (page: number) => onChange(withPage(view, page))
  return (
    <nav data-foot className={css['bar']} aria-label={t('portal:table.pages', { table: label })}>
      <p className={css['range']} aria-live="polite">
        {total === undefined
          ? ' '
          : t('portal:table.range', { from: count(from), to: count(to), total: counted })}
      </p>
      <div className={css['aside']}>{aside}</div>
      <label className={css['sizeLabel']} htmlFor={sizeId}>
        {t('portal:table.perPage')}
      </label>
      <SmallSelect
        id={sizeId}
        value={view.size}
        onChange={(event) => onChange(withSize(view, Number(event.target.value)))}
      >
        {sizesOf(rules).map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </SmallSelect>
      <div className={css['steps']}>
        <IconButton
          icon="chevronsLeft"
          label={t('portal:table.first')}
          isInert={view.page === 0}
          onClick={() => go(0)}
        />
        <IconButton
          icon="chevronLeft"
          label={t('portal:table.previous')}
          isInert={view.page === 0}
          onClick={() => go(view.page - 1)}
        />
        <IconButton
          icon="chevronRight"
          label={t('portal:table.next')}
          isInert={view.page >= last}
          onClick={() => go(view.page + 1)}
        />
        <IconButton
          icon="chevronsRight"
          label={t('portal:table.last')}
          isInert={view.page >= last}
          onClick={() => go(last)}
        />
      </div>
    </nav>
  )
}
