import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Notification } from '#core/platform/notifications/notifications.ts'
import { useLatest } from '#widgets/react/use-latest.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useLift } from './use-lift.ts'
import styles from './notification-stack.styles.css'

/** Milliseconds until a notification closes, unless hovered or focused; errors stay longer. */
const stay = { success: 5_000, info: 7_000, warning: 9_000, error: 12_000 } as const

const icons = {
  success: 'approve',
  info: 'info',
  warning: 'warning',
  error: 'warning',
} as const satisfies Record<Notification['kind'], IconName>

/**
 * Notifications at the bottom centre. They are in the top layer so that open dialogs do not cover
 * them.
 */
export const NotificationStack = () => {
  const css = useStyles(styles)
  const { notifications } = usePlatform()
  const shown = useStore(notifications.$notifications)
  const stack = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.id

  useLayoutEffect(() => {
    const element = stack.current
    if (!element) return
    // Reopened for each notification, to be above a dialog that opened since.
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])
  useLift(stack, list, newest)

  return (
    <div ref={stack} popover="manual" className={css['stack']}>
      <div ref={list} className={css['list']}>
        {shown.map((one) => (
          <Card key={one.id} notification={one} onEnd={() => notifications.dismiss(one.id)} />
        ))}
      </div>
    </div>
  )
}

const Card = (props: { readonly notification: Notification; readonly onEnd: () => void }) => {
  const css = useStyles(styles)
  const t = useWording()
  const { kind, text } = props.notification
  const [isPaused, setPaused] = useState(false)
  const end = useLatest(props.onEnd)

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => end.current(), stay[kind])
    return () => clearTimeout(timer)
  }, [isPaused, kind, end])

  return (
    <div
      className={css['card']}
      data-kind={kind}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className={css['icon']}>
        <Icon name={icons[kind]} />
      </span>
      <p className={css['text']}>{text}</p>
      <IconButton icon="close" label={t('common:action.close')} onClick={props.onEnd} />
    </div>
  )
}
