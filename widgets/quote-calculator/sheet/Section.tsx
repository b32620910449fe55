import type { ReactNode } from 'react'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { useStyles } from '../../react/use-styles.ts'
import styles from './sheet.styles.css'

/** A section of the sheet whose content renders when first opened. */
export function Section({
  title,
  isOpen,
  onToggle,
  children,
}: {
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly children: ReactNode
}) {
  const css = useStyles(styles)
  return (
    <Disclosure
      className={css['section']}
      summary={<span className={css['title']}>{title}</span>}
      open={isOpen}
      onToggle={(event) => {
        // ignores toggle events of nested disclosures, which bubble in React
        if (event.target === event.currentTarget) onToggle(event.currentTarget.open)
      }}
    >
      {isOpen && <div className={css['fields']}>{children}</div>}
    </Disclosure>
  )
}
