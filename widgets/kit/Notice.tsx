import type { ReactNode } from 'react'
import { useLive } from '../react/use-live.ts'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import noticeStyles from './notice.styles.css'

export type Tone = 'info' | 'success' | 'warning' | 'error'

/** A message in the flow of a view, announced when it appears. */
export function Notice({
  tone = 'info',
  title,
  children,
  actions,
  quiet = false,
  compact = false,
  final = false,
}: {
  readonly tone?: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Part of the page from the start, so not announced. */
  readonly quiet?: boolean
  /** Compact, for a bar. */
  readonly compact?: boolean
  /** The element will show nothing else, so it releases its reserved height. */
  readonly final?: boolean
}) {
  const css = useStyles(noticeStyles)
  const live = useLive(quiet ? undefined : tone === 'error' ? 'alert' : 'status')
  return (
    <div
      className={classNames(css['notice'], css[tone], compact && css['compact'])}
      part={tone === 'error' ? 'error' : undefined}
      data-outcome={final ? '' : undefined}
      {...live}
    >
      <Icon name={tone} className={css['icon']} />
      <div className={css['body']}>
        {title && <p className={css['title']}>{title}</p>}
        {children && <div className={css['text']}>{children}</div>}
        {actions && <div className={css['actions']}>{actions}</div>}
      </div>
    </div>
  )
}
