import type { DetailsHTMLAttributes, ReactNode } from 'react'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import disclosureStyles from './disclosure.styles.css'
import { Icon } from './Icon.tsx'

export interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  readonly summary: ReactNode
  /** Shown at the end of the summary line, also while closed. */
  readonly aside?: ReactNode
}

/** Content that expands below a summary line. */
export function Disclosure({ summary, aside, className, children, ...rest }: DisclosureProps) {
  const css = useStyles(disclosureStyles)
  return (
    <details {...rest} className={classNames(css['disclosure'], className)}>
      <summary className={css['summary']}>
        <Icon name="chevronRight" className={css['arrow']} />
        <span className={css['text']}>{summary}</span>
        {aside}
      </summary>
      <div className={css['content']}>{children}</div>
    </details>
  )
}
