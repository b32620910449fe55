import { Link } from '@tanstack/react-router'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import styles from './tabs.styles.css'

interface RecordTab {
  readonly id: string
  readonly label: WordingKey
  readonly to: string
}

interface RecordTabsProps {
  /** Accessible name of the tabs. */
  readonly label: WordingKey
  readonly tabs: readonly RecordTab[]
  readonly current: string
}

/** The parts of a record as tabs, each at its own address. */
export const RecordTabs = ({ label, tabs, current }: RecordTabsProps) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  return (
    <nav className={css['tabs']} aria-label={t(label)}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          className={css['tab']}
          to={tab.to}
          search={{}}
          // Replaces the entry, so that the history has one entry for the record.
          replace
          resetScroll={false}
          aria-current={tab.id === current ? 'page' : undefined}
          data-current={tab.id === current || undefined}
        >
          {t(tab.label)}
        </Link>
      ))}
    </nav>
  )
}
