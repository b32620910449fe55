import { useCallback, useId, useState, type ReactNode } from 'react'
import { maxSearchLength } from '#core/platform/api/lists.ts'
import {
  isFiltered,
  withoutFilters,
  withSearch,
  type TableView,
} from '#core/platform/tables/view.ts'
import { VisuallyHidden } from '#widgets/kit/VisuallyHidden.tsx'
import { useDebouncedEffect } from '#widgets/react/use-debounced-effect.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import { Icon } from '../icons/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import type { ViewChange } from './use-table-view.ts'
import styles from './table-toolbar.styles.css'

/** Milliseconds after the last key before a search is sent. */
const pause = 250

interface TableToolbarProps {
  readonly view: TableView
  readonly label: string
  /** Whether the list is searchable. */
  readonly isSearchable: boolean
  readonly onChange: (view: TableView, change?: ViewChange) => void
  /** Shown between search and columns. */
  readonly filters: readonly ReactNode[]
  /** Shown at the end: the columns panel. */
  readonly end: ReactNode
}

/** Search, filters and columns above a table. */
export const TableToolbar = (props: TableToolbarProps) => {
  const { view, label, isSearchable, filters, end, onChange } = props
  const css = useStyles(styles)
  const { t } = useFormats()
  const id = useId()
  const [text, setText] = useState(view.search)
  const [requested, setRequested] = useState(view.search)

  // The field follows an address that changed otherwise (Back, a menu entry).
  if (requested !== view.search) {
    setRequested(view.search)
    setText(view.search)
  }

  const ask = useCallback(() => {
    setRequested(text)
    onChange(withSearch(view, text), 'replace')
  }, [text, view, onChange])
  useDebouncedEffect(text === view.search ? undefined : ask, pause)

  const clear = () => {
    setText('')
    setRequested('')
    onChange(withoutFilters(view))
  }

  const search = { role: 'search', 'aria-label': label }
  return (
    <div className={css['toolbar']} {...(isSearchable || filters.length > 0 ? search : {})}>
      {isSearchable && (
        <div className={css['search']}>
          <label className={css['searchLabel']} htmlFor={id}>
            <Icon name="search" />
            <VisuallyHidden>{t('portal:table.searchIn', { table: label })}</VisuallyHidden>
          </label>
          <input
            id={id}
            className={css['input']}
            type="search"
            maxLength={maxSearchLength}
            value={text}
            placeholder={t('portal:table.search')}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
          {text !== '' && (
            <IconButton
              icon="close"
              label={t('portal:table.clearSearch')}
              onClick={() => setText('')}
            />
          )}
        </div>
      )}
      <div className={css['filters']}>
        {filters}
        {view.accountId !== undefined && (
          <span className={css['only']}>{t('portal:table.oneAccount')}</span>
        )}
        {isFiltered(view) && (
          <button type="button" className={css['clear']} onClick={clear}>
            {t('portal:table.clearAll')}
          </button>
        )}
      </div>
      <div className={css['end']}>{end}</div>
    </div>
  )
}
