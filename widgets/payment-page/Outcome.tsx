import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../kit/Icon.tsx'
import { useLive } from '../react/use-live.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { classNames } from '../kit/class-names.ts'
import styles from './outcome.styles.css'

/** The result of a payment. Its title takes the focus if the focus would be lost. */
export function Outcome({
  tone,
  title,
  text,
  policyNumber,
  children,
}: {
  readonly tone: 'success' | 'info' | 'error'
  readonly title: string
  readonly text: string
  readonly policyNumber?: string
  readonly children?: ReactNode
}) {
  const css = useStyles(styles)
  const live = useLive(tone === 'error' ? 'alert' : 'status')
  const t = useWording('payment')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Otherwise the focus would move to the top of the page after the frame's dialog.
    const root = heading.current?.getRootNode()
    // Only a shadow root has `host`.
    const host = root && 'host' in root ? (root as ShadowRoot).host : undefined
    if (host?.matches(':focus-within')) heading.current?.focus()
  }, [])
  return (
    <section
      className={css['outcome']}
      part={tone === 'error' ? 'outcome error' : 'outcome'}
      data-outcome=""
    >
      <Icon name={tone} className={classNames(css['mark'], css[tone])} />
      <div className={css['words']} {...live}>
        <h2 className={css['title']} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {policyNumber !== undefined && (
          <p className={css['policy']}>{t('payment:policy', { number: policyNumber })}</p>
        )}
        <p className={css['text']}>{text}</p>
      </div>
      {children}
    </section>
  )
}
