import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { classNames } from '#widgets/kit/class-names.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import { Screen } from '../parts/Screen.tsx'
import { useTitle } from '../shell/use-title.ts'
import styles from './tabs.styles.css'

interface Tab {
  readonly id: string
  readonly label: WordingKey
}

interface TabbedScreenProps<Of extends Tab> {
  readonly title: string
  readonly actions?: ReactNode
  readonly tabs: readonly Of[]
  readonly chosen: Of
  /** Accessible name of the tabs. */
  readonly tabsLabel: string
  /** Whether the menu lists the tabs too; they are shown when it is closed. */
  readonly isInMenu?: boolean
  /** Address of the screen; a tab is its `tab` parameter. */
  readonly address: string
  /** The contents of the selected tab. */
  readonly children: ReactNode
}

/** A screen of several tabs; the address contains the selected one. */
export const TabbedScreen = <Of extends Tab>(props: TabbedScreenProps<Of>) => {
  const { title, actions, tabs, chosen, tabsLabel, address, children } = props
  const { isInMenu = false } = props
  const css = useStyles(styles)
  const { t } = useFormats()
  useTitle(t(chosen.label))
  return (
    <Screen title={title} actions={actions}>
      <nav className={classNames(css['tabs'], isInMenu && css['inMenu'])} aria-label={tabsLabel}>
        {tabs.map(({ id, label }) => (
          <Link
            key={id}
            className={css['tab']}
            to={address}
            search={{ tab: id }}
            aria-current={id === chosen.id ? 'page' : undefined}
            data-current={id === chosen.id || undefined}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      {children}
    </Screen>
  )
}
