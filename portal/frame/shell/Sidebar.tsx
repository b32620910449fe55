import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../icons/Icon.tsx'
import type { MenuEntry, Persona } from '../personas/persona.ts'
import { useMenu } from '../personas/use-menu.ts'
import { usePersona } from '../personas/use-persona.ts'
import { screenPath } from '../personas/persona-paths.ts'
import styles from './sidebar.styles.css'

interface SidebarProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Whether an entry belongs to the current screen. */
const isCurrent = (
  entry: MenuEntry,
  persona: Persona,
  pathname: string,
  tab: string | undefined,
): boolean => {
  if (pathname !== screenPath(persona, entry.screen)) return false
  return entry.tab === undefined || entry.tab === (tab ?? persona.tabs[0]?.id)
}

/** The menu of the persona. Choosing the current entry resets its table. */
export const Sidebar = ({ isOpen, onClose }: SidebarProps) => {
  const css = useStyles(styles)
  const t = useWording()
  const persona = usePersona()
  const menu = useMenu()
  const drawer = useRef<HTMLElement>(null)
  const { pathname, search } = useRouterState({ select: (state) => state.location })
  const tab = 'tab' in search && typeof search.tab === 'string' ? search.tab : undefined

  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    const closeIfLeft = () => {
      if (drawer.current?.contains(document.activeElement) === false) onClose()
    }
    drawer.current?.querySelector<HTMLElement>('a')?.focus()
    const onKey = ({ key }: KeyboardEvent) => {
      // If nothing after the menu is focusable, Tab leaves it without a focus event.
      if (key === 'Tab') setTimeout(closeIfLeft)
      if (key !== 'Escape') return
      onClose()
      if (opener instanceof HTMLElement) opener.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen, onClose])

  return (
    <>
      {isOpen && <div className={css['veil']} onClick={onClose} aria-hidden="true" />}
      <nav
        ref={drawer}
        id="menu"
        className={css['sidebar']}
        data-open={isOpen || undefined}
        aria-label={t('portal:menu.label')}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Tab leaves the menu: the focused element must not be covered by it.
          if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onClose()
        }}
      >
        <p className={css['group']}>{t(persona.label)}</p>
        <ul className={css['list']}>
          {menu.map((entry) => {
            const current = isCurrent(entry, persona, pathname, tab)
            return (
              <li key={entry.id}>
                <Link
                  className={css['entry']}
                  to={screenPath(persona, entry.screen)}
                  search={entry.tab === undefined ? {} : { tab: entry.tab }}
                  activeOptions={{ exact: true, includeSearch: true }}
                  aria-current={current ? 'page' : undefined}
                  data-current={current || undefined}
                  onClick={onClose}
                >
                  <Icon name={entry.icon} />
                  {t(entry.label)}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </>
  )
}
