import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { foldText } from '#core/foundation/validation/fold-text.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { classNames } from './class-names.ts'
import comboboxStyles from './combobox.styles.css'
import controlStyles from './control.styles.css'
import { useControl } from './field-context.ts'
import { Icon } from './Icon.tsx'
import { rowAfterKey } from './list-keys.ts'
import { Listbox, ListboxOption, optionId } from './Listbox.tsx'
import { anchorPopover, preloadPositioning } from './anchor-popover.ts'
import popoverStyles from './popover.styles.css'
import { Spinner } from './Spinner.tsx'
import { useStripInvisible } from './use-strip-invisible.ts'
import { useSearch, type Search } from './use-search.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface ComboboxProps<Row> {
  readonly value: Row | undefined
  readonly onValue: (row: Row | undefined) => void
  readonly search: Search<Row>
  readonly idOf: (row: Row) => string
  readonly labelOf: (row: Row) => string
  /** A secondary text next to the label: a code, a place. */
  readonly detailOf?: (row: Row) => ReactNode
  /** `Type to search` by default. */
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly name?: string
  readonly onBlur?: () => void
  /** An additional last option that creates an entry from the typed text. */
  readonly creation?: {
    readonly labelOf: (text: string) => string
    readonly onCreate: (text: string) => void
  }
}

/**
 * Selects one of many by typing: the ARIA combobox pattern with a list in the top layer. On blur,
 * an exactly typed ID is selected; any other text is replaced by the selected value.
 */
export function Combobox<Row>({
  value,
  onValue,
  search,
  idOf,
  labelOf,
  detailOf,
  placeholder,
  disabled,
  name,
  onBlur,
  creation,
}: ComboboxProps<Row>) {
  const css = useStyles(comboboxStyles)
  const controls = useStyles(controlStyles)
  const popovers = useStyles(popoverStyles)
  const t = useWording('element')
  const control = useControl()
  const names = (row: Row, text: string): boolean =>
    foldText(`${labelOf(row)} ${idOf(row)}`).includes(foldText(text).trim())
  const listId = useId()
  const removeUnseen = useStripInvisible()
  const input = useRef<HTMLInputElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [activeId, setActive] = useState<string>()

  const chosen = value === undefined ? '' : labelOf(value)
  const { state, rows: found } = useSearch(search, typed ?? '', open)
  // While searching, rows that matched an earlier text cannot be selected with Enter.
  const rows = state === 'searching' ? found.filter((row) => names(row, typed ?? '')) : found
  const newText = creation && open ? (typed ?? '').trim() : ''
  const newId = `${listId}-new`
  const ids = [...rows.map(idOf), ...(newText === '' ? [] : [newId])]
  const active = ids.findIndex((id) => id === activeId)
  const row = rows[active]

  useEffect(() => {
    const list = popover.current
    if (!open || !list || !input.current) return undefined
    list.showPopover()
    const stop = anchorPopover(input.current, list, { matchWidth: true })
    return () => {
      stop()
      if (list.matches(':popover-open')) list.hidePopover()
    }
  }, [open])

  const show = () => {
    setOpen(true)
    setActive(undefined)
  }
  const hide = () => {
    setOpen(false)
    setTyped(undefined)
    setActive(undefined)
  }
  const choose = (next: Row) => {
    onValue(next)
    hide()
  }
  const create = () => {
    hide()
    creation?.onCreate(newText)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The input method handles Enter and arrows while composing.
    if (event.nativeEvent.isComposing) return
    const next = rowAfterKey(event.key, active, ids.length)
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      show()
    } else if (open && next !== undefined) {
      event.preventDefault()
      setActive(ids[next])
      popover.current
        ?.querySelectorAll('[role=option]')
        .item(next)
        ?.scrollIntoView({ block: 'nearest' })
    } else if (open && event.key === 'Enter') {
      event.preventDefault()
      if (row !== undefined) choose(row)
      else if (ids[active] === newId) create()
    } else if (open && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
  }
  const activeOption = ids[active]
  const activeOptionId = activeOption === undefined ? undefined : optionId(listId, activeOption)
  const nothing = typed ? 'element:noMatches' : 'element:noOptions'
  const states = {
    failed: 'element:searchFailed',
    found: nothing,
    searching: 'element:searching',
  } as const
  const status = open && rows.length === 0 ? t(states[state]) : undefined
  return (
    <div className={css['box']}>
      <input
        {...control}
        ref={input}
        className={classNames(controls['control'], css['input'])}
        role="combobox"
        type="text"
        name={name}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={activeOptionId}
        placeholder={placeholder ?? t('element:typeToSearch')}
        disabled={disabled}
        value={typed ?? chosen}
        onFocus={preloadPositioning}
        onClick={show}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          removeUnseen(event)
          setTyped(event.target.value)
          show()
          if (event.target.value === '') onValue(undefined)
        }}
        onBlur={() => {
          // an exactly typed code is selected
          const match = rows.find((each) => idOf(each) === typed)
          if (match) onValue(match)
          hide()
          onBlur?.()
        }}
      />
      <span className={css['mark']} aria-hidden="true">
        {open && state === 'searching' ? <Spinner /> : <Icon name="chevronDown" />}
      </span>
      <div
        ref={popover}
        role="presentation"
        popover="manual"
        className={classNames(popovers['popover'], css['popover'])}
        // Keeps the focus in the input.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {status !== undefined && <p className={css['status']}>{status}</p>}
        <Listbox id={listId} className={css['list']}>
          {rows.map((each, index) => (
            <ListboxOption
              key={idOf(each)}
              id={optionId(listId, idOf(each))}
              className={css['row']}
              isSelected={value !== undefined && idOf(each) === idOf(value)}
              isActive={index === active}
              onActive={() => setActive(idOf(each))}
              onPick={() => choose(each)}
            >
              <span>{labelOf(each)}</span>
              {detailOf && <span className={css['detail']}>{detailOf(each)}</span>}
            </ListboxOption>
          ))}
          {creation && newText !== '' && (
            <ListboxOption
              id={optionId(listId, newId)}
              className={css['row']}
              isSelected={false}
              isActive={activeOption === newId}
              onActive={() => setActive(newId)}
              onPick={create}
            >
              <span className={css['new']}>
                <Icon name="plus" /> {creation.labelOf(newText)}
              </span>
            </ListboxOption>
          )}
        </Listbox>
      </div>
      <VisuallyHidden live>
        {open && (status ?? (state === 'found' && t('element:matches', { count: rows.length })))}
        {creation && newText !== '' && state !== 'searching' && ` ${creation.labelOf(newText)}`}
      </VisuallyHidden>
    </div>
  )
}
