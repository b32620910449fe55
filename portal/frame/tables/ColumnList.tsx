import type { Arrangement } from '#core/platform/tables/arrangement-shape.ts'
import { nudgeColumn, toggleColumn } from '#core/platform/tables/arrangement.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { TableRules } from '#core/platform/tables/view.ts'
import { classNames } from '#widgets/kit/class-names.ts'
import toggleStyles from '#widgets/kit/toggle.styles.css'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import { IconButton } from '../parts/IconButton.tsx'
import filterStyles from './filter-menu.styles.css'
import styles from './columns-panel.styles.css'

export interface ColumnListProps {
  readonly rules: TableRules
  readonly headers: ReadonlyMap<string, WordingKey>
  readonly arrangement: Arrangement
  readonly onChange: (arrangement: Arrangement) => void
  readonly onReset: () => void
}

/** The columns of a table in order, each shown or hidden and moved by buttons. */
export const ColumnList = ({ rules, headers, arrangement, onChange, onReset }: ColumnListProps) => {
  const css = { ...useStyles(filterStyles), ...useStyles(styles) }
  const toggles = useStyles(toggleStyles)
  const { t } = useFormats()
  const fixed = new Set(rules.columns.filter((column) => column.fixed).map(({ id }) => id))
  return (
    <>
      <fieldset className={css['list']}>
        <legend className={css['legend']}>{t('portal:table.columns')}</legend>
        {arrangement.order.map((id) => {
          const key = headers.get(id)
          const column = key === undefined ? id : t(key)
          const isShown = !arrangement.hidden.includes(id)
          return (
            <div key={id} className={css['row']}>
              <label className={css['option']}>
                <input
                  type="checkbox"
                  className={classNames(toggles['check'], css['box'])}
                  checked={isShown}
                  disabled={fixed.has(id)}
                  onChange={() => onChange(toggleColumn(arrangement, id, rules))}
                />
                {column}
              </label>
              <IconButton
                icon="arrowUp"
                label={t('portal:table.moveEarlier', { column })}
                disabled={!isShown || nudgeColumn(arrangement, id, -1) === arrangement}
                onClick={() => onChange(nudgeColumn(arrangement, id, -1))}
              />
              <IconButton
                icon="arrowDown"
                label={t('portal:table.moveLater', { column })}
                disabled={!isShown || nudgeColumn(arrangement, id, 1) === arrangement}
                onClick={() => onChange(nudgeColumn(arrangement, id, 1))}
              />
            </div>
          )
        })}
      </fieldset>
      <p className={css['help']}>{t('portal:table.columnsHelp')}</p>
      <button type="button" className={css['reset']} onClick={onReset}>
        {t('portal:table.columnsReset')}
      </button>
    </>
  )
}
