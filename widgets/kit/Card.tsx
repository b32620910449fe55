import type { HTMLAttributes, ReactNode } from 'react'
import { useStyles } from '../react/use-styles.ts'
import cardStyles from './card.styles.css'
import { classNames } from './class-names.ts'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly title?: ReactNode
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  /** Heading level of the title; 2 by default. */
  readonly level?: 2 | 3 | 4
  /** Without padding: for tables and lists. */
  readonly flush?: boolean
}

/** A surface with a thin border. */
export function Card({
  title,
  aside,
  level = 2,
  flush = false,
  className,
  children,
  ...rest
}: CardProps) {
  const css = useStyles(cardStyles)
  const Heading = `h${level}` as const
  return (
    <section {...rest} className={classNames(css['card'], flush && css['flush'], className)}>
      {(title ?? aside) !== undefined && (
        <header className={css['head']}>
          {title !== undefined && <Heading className={css['title']}>{title}</Heading>}
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
