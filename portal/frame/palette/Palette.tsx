import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../icons/Icon.tsx'
import type { Command } from './commands.ts'
import { useCommands } from './use-commands.ts'
import styles from './palette.sheet.css'

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Screens, quotes and what can be done with the record on screen, all by keyboard. */
export const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const css = useStyles(styles)
  const t = useWording('portal')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [index, setIndex] = useState(0)
  const { groups, isSearching } = useCommands(typed)
  const all = groups.flatMap((group) => group.commands)
  const active = all[Math.min(index, Math.max(0, all.length - 1))]

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const run = (command: Command) => {
    onClose()
    command.perform()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      run(active)
    }
    const step = steps[event.key]
    if (!step || all.length === 0) return
    event.preventDefault()
    const next = step(index, all.length)
    setIndex(next)
    document.getElementById(`${id}-${all[next]?.id}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    // Escape closes it too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={css['palette']}
      aria-label={t('portal:palette.title')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css['sheet']}>
        <div className={css['field']}>
          <Icon name="search" />
          <input
            className={css['input']}
            role="combobox"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={active && `${id}-${active.id}`}
            aria-label={t('portal:palette.title')}
            placeholder={t('portal:palette.placeholder')}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            autoFocus
            onChange={(event) => {
              setTyped(event.target.value)
              setIndex(0)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('portal:palette.title')}
          className={css['list']}
        >
          {groups.map((group) => (
            <div key={group.id} role="group" aria-label={group.label}>
              <p className={css['heading']} aria-hidden="true">
                {group.label}
              </p>
              {group.commands.map((command) => (
                // Keys are handled by the field above, which keeps the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={command.id}
                  id={`${id}-${command.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={command === active}
                  className={css['option']}
                  onClick={() => run(command)}
                  onPointerMove={() => setIndex(all.indexOf(command))}
                >
                  <Icon name={command.icon} />
                  <span className={css['label']}>{command.label}</span>
                  {command.hint !== undefined && (
                    <span className={css['hint']}>{command.hint}</span>
                  )}
                </div>
              ))}
            </div>
          ))}
        </div>
        <p className={css['state']} role="status">
          {isSearching && t('portal:palette.searching')}
          {!isSearching && all.length === 0 && t('portal:palette.none')}
        </p>
      </div>
    </dialog>
  )
}
