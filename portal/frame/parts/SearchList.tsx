import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '#widgets/kit/class-names.ts'
import { rowAfterKey } from '#widgets/kit/list-keys.ts'
import { Listbox, ListboxOption, optionId } from '#widgets/kit/Listbox.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import { useFrozenWhilePressed } from './use-frozen-while-pressed.ts'
import styles from './search-list.styles.css'

/** An option. */
export interface SearchRow {
  readonly id: string
  readonly label: string
  /** A secondary text. */
  readonly detail?: string | undefined
  readonly icon?: IconName
  readonly isChosen?: boolean
}

export interface SearchGroup {
  readonly id: string
  readonly label: string
  readonly rows: readonly SearchRow[]
}

interface SearchListProps {
  /** CSS classes of the parts: `field`, `input`, `list`, `heading`, `label`, `status`. */
  readonly css: Readonly<Record<string, string | undefined>>
  readonly label: string
  readonly placeholder: string
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Rows with headings, or rows only. */
  readonly groups: readonly SearchGroup[] | readonly SearchRow[]
  readonly onPick: (id: string) => void
  /** Shown below the list, when nothing was found or there is more. */
  readonly status?: string | undefined
  readonly isBusy?: boolean
}

const isGroup = (entry: SearchGroup | SearchRow): entry is SearchGroup => 'rows' in entry

/** The row that a key moves to; with text in the field, Home and End move the caret. */
const rowAfter = (key: string, index: number, count: number, typed: string) => {
  if (key === 'Home') return typed === '' ? 0 : undefined
  if (key === 'End') return typed === '' ? count - 1 : undefined
  return rowAfterKey(key, index, count)
}

/**
 * A search field with a list of results: arrows move, Enter selects, the field keeps the focus.
 * Pick lists and the command palette use it with their own styles.
 */
export const SearchList = (props: SearchListProps) => {
  const { css, label, placeholder, typed, onType, groups, onPick, status, isBusy = false } = props
  const own = useStyles(styles)
  const listId = useId()
  const { shown, press } = useFrozenWhilePressed(groups)
  const rows = shown.flatMap((entry) => (isGroup(entry) ? entry.rows : [entry]))
  const chosenAt = rows.findIndex(({ isChosen }) => isChosen)
  const [activeIndex, setActiveIndex] = useState<number>()
  const isEnterPending = useRef(false)
  const index = Math.min(activeIndex ?? Math.max(0, chosenAt), rows.length - 1)
  const active = rows[index]
  const activeRowId = active?.id
  const activeId = active && optionId(listId, active.id)

  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  // Enter before the results selects the first row when they arrive.
  useEffect(() => {
    if (!isEnterPending.current || isBusy) return
    isEnterPending.current = false
    if (activeRowId !== undefined) onPick(activeRowId)
  }, [isBusy, activeRowId, onPick])

  const onKeyDown = (event: KeyboardEvent) => {
    // While an IME composes, Enter and arrows belong to it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) onPick(active.id)
      else isEnterPending.current = isBusy
    }
    const next = rows.length === 0 ? undefined : rowAfter(event.key, index, rows.length, typed)
    if (next === undefined) return
    event.preventDefault()
    setActiveIndex(next)
  }

  const option = (row: SearchRow) => (
    <ListboxOption
      key={row.id}
      id={optionId(listId, row.id)}
      className={own['option']}
      isSelected={row.isChosen ?? false}
      isActive={row === active}
      onActive={() => setActiveIndex(rows.indexOf(row))}
      onPick={() => onPick(row.id)}
    >
      {row.icon && <Icon name={row.icon} />}
      <span className={css['label']}>{row.label}</span>
      {row.detail !== undefined && <span className={own['detail']}>{row.detail}</span>}
      {row.isChosen && <Icon name="check" />}
    </ListboxOption>
  )

  return (
    <>
      <div className={css['field']}>
        <Icon name="search" />
        <input
          className={classNames(own['input'], css['input'])}
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          onChange={(event) => {
            onType(event.target.value)
            setActiveIndex(0)
            isEnterPending.current = false
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Listbox id={listId} label={label} isBusy={isBusy} className={css['list']} onPress={press}>
        {shown.map((entry) =>
          isGroup(entry) ? (
            <div key={entry.id} role="group" aria-label={entry.label}>
              <p className={css['heading']} aria-hidden="true">
                {entry.label}
              </p>
              {entry.rows.map(option)}
            </div>
          ) : (
            option(entry)
          ),
        )}
      </Listbox>
      <p className={classNames(own['status'], css['status'])} role="status">
        {status}
      </p>
    </>
  )
}
