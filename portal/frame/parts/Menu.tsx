import type { KeyboardEvent, ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import { useFloating, type TriggerButton } from './use-floating.ts'
import popoverStyles from './popover.styles.css'
import styles from './menu.styles.css'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly isDangerous?: boolean
  /** The reason why it is blocked. */
  readonly note?: string | undefined
  /** Set on actions that open a dialog first; only these can be linked to. */
  readonly asks?: true | undefined
  /** Set on items of a single choice. */
  readonly isChecked?: boolean
  /** The heading of consecutive items of one group. */
  readonly group?: string
  readonly perform: () => void
}

interface MenuProps {
  readonly label: string
  /** A function is called each time the menu opens. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[])
  readonly button: TriggerButton
  /** Shown above the items. */
  readonly header?: ReactNode
}

interface Group {
  readonly heading: string | undefined
  readonly items: MenuItem[]
}

/** Consecutive items with the same heading. */
const grouped = (items: readonly MenuItem[]): readonly Group[] => {
  const groups: Group[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.heading === item.group) last.items.push(item)
    else groups.push({ heading: item.group, items: [item] })
  }
  return groups
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A menu: arrows move, Enter performs, Escape closes and restores the focus. */
export const Menu = ({ label, items, button, header }: MenuProps) => {
  const css = { ...useStyles(popoverStyles), ...useStyles(styles) }
  const { isOpen, trigger, panel, toggle, close } = useFloating('bottom-end', '[role^=menuitem]')

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') close()
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
    const index = all.findIndex((item) => item === document.activeElement)
    all[step(index, all.length)]?.focus()
  }

  return (
    <>
      <button
        {...button}
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={toggle}
      />
      {isOpen && (
        <div ref={panel} popover="auto" className={css['panel']}>
          {header}
          <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
            {grouped(typeof items === 'function' ? items() : items).map(
              ({ heading, items: some }) => (
                <div
                  key={some[0]?.id}
                  className={css['group']}
                  {...(heading !== undefined && { role: 'group', 'aria-label': heading })}
                >
                  {heading !== undefined && (
                    <p className={css['heading']} aria-hidden="true">
                      {heading}
                    </p>
                  )}
                  {some.map((item) => (
                    <button
                      key={item.id}
                      type="button"
                      tabIndex={-1}
                      role={item.isChecked === undefined ? 'menuitem' : 'menuitemradio'}
                      aria-checked={item.isChecked}
                      aria-disabled={item.note !== undefined || undefined}
                      className={item.isDangerous ? css['dangerous'] : css['item']}
                      onClick={() => {
                        close()
                        item.perform()
                      }}
                    >
                      <Icon name={item.icon} />
                      <span className={css['label']}>
                        {item.label}
                        {item.note !== undefined && (
                          <small className={css['note']}>{item.note}</small>
                        )}
                      </span>
                      {item.isChecked && <Icon name="check" />}
                    </button>
                  ))}
                </div>
              ),
            )}
          </div>
        </div>
      )}
    </>
  )
}
