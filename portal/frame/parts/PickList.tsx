import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './pick-list.sheet.css'

/** Something to pick. */
export interface PickRow {
  readonly id: string
  readonly label: string
  /** A quieter second text. */
  readonly detail?: string
  readonly isChosen?: boolean
}

interface PickListProps {
  readonly label: string
  readonly placeholder: string
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly rows: readonly PickRow[]
  readonly onPick: (id: string) => void
  /** Said under the list: that nothing was found, that more is there. */
  readonly status?: string | undefined
  readonly isBusy?: boolean
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A search field over the list of what it finds: arrows walk, Enter picks, the field keeps the focus. */
export const PickList = (props: PickListProps) => {
  const { label, placeholder, typed, onType, rows, onPick, status, isBusy = false } = props
  const css = useStyles(styles)
  const id = useId()
  const chosenAt = rows.findIndex(({ isChosen }) => isChosen)
  const [walked, setWalked] = useState<number>()
  const index = Math.min(walked ?? Math.max(0, chosenAt), rows.length - 1)
  const active = rows[index]
  const activeId = active && `${id}-${active.id}`

  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      onPick(active.id)
    }
    const step = steps[event.key]
    const isEdit = (event.key === 'Home' || event.key === 'End') && typed !== ''
    if (!step || isEdit || rows.length === 0) return
    event.preventDefault()
    setWalked(step(index, rows.length))
  }

  return (
    <div className={css['pick']}>
      <div className={css['field']}>
        <Icon name="search" />
        <input
          className={css['input']}
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
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
            setWalked(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-busy={isBusy}
        className={css['list']}
      >
        {rows.map((row, at) => (
          // Keys are handled by the field above, which keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={row.id}
            id={`${id}-${row.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={row.isChosen ?? false}
            data-active={at === index || undefined}
            className={css['option']}
            onClick={() => onPick(row.id)}
            onPointerMove={() => setWalked(at)}
          >
            <span className={css['label']}>{row.label}</span>
            {row.detail !== undefined && <span className={css['detail']}>{row.detail}</span>}
            {row.isChosen && <Icon name="check" />}
          </div>
        ))}
      </div>
      <p className={css['status']} role="status">
        {status}
      </p>
    </div>
  )
}
