import {
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { HostContext } from '../react/contexts.ts'
import { useLive } from '../react/use-live.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { DialogCloseContext } from './DialogClose.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { SlowNotice } from './SlowNotice.tsx'
import dialogStyles from './dialog.styles.css'

export interface DialogProps {
  readonly title: ReactNode
  readonly onClose: () => void
  /** Whether it has unsaved input, so that closing asks first. */
  readonly dirty?: boolean
  readonly width?: 'narrow' | 'medium' | 'wide'
  /** Whether a click outside leaves it open. Escape still closes it. */
  readonly sticky?: boolean
  /** Whether it cannot be closed. */
  readonly locked?: boolean
  readonly description?: ReactNode
  /** The buttons. Use `DialogClose` for one that only closes. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

const focusable = ['input', 'select', 'textarea', 'button']
  .map((name) => `${name}:enabled`)
  .join(', ')

/**
 * A modal dialog, open while mounted. The native element makes the rest inert, traps the focus and
 * returns it.
 */
export function Dialog({
  title,
  onClose,
  dirty = false,
  width = 'medium',
  sticky = false,
  locked = false,
  description,
  footer,
  children,
}: DialogProps) {
  const css = useStyles(dialogStyles)
  const t = useWording('element')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [isConfirmingDiscard, setIsConfirmingDiscard] = useState(false)
  const live = useLive('alert')
  // The element's own notice is inert below the dialog; that of the portal is above it.
  const host = useContext(HostContext)
  const isInEmbed = host !== undefined && host.values.get()['platform'] === undefined

  // Closed before it is removed, because otherwise the focus is not returned.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Chromium gives the focus to a body that scrolls, before its first field.
    if (body.current?.matches(':focus')) {
      body.current.querySelector<HTMLElement>(focusable)?.focus()
    }
    return () => element?.close()
  }, [])

  const requestClose = () => {
    if (dirty) setIsConfirmingDiscard(true)
    else onClose()
  }
  const handleCancel = (event: SyntheticEvent) => {
    // Ignores the bubbling cancel event of a file input inside. A second Escape without user
    // activation cannot be cancelled; `handleClose` reopens the dialog.
    if (event.target !== event.currentTarget || !event.nativeEvent.cancelable) return
    event.preventDefault()
    if (isConfirmingDiscard) setIsConfirmingDiscard(false)
    else if (!locked) requestClose()
  }
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    // the event can arrive after the removal
    const isRemoved = !event.currentTarget.isConnected
    if (event.target !== event.currentTarget || isRemoved) return
    if (!dirty && !locked) {
      onClose()
      return
    }
    event.currentTarget.showModal()
    if (dirty) setIsConfirmingDiscard(!isConfirmingDiscard)
  }
  return (
    // Escape and the close button are the keyboard alternatives to the click on the backdrop.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={classNames(css['dialog'], css[width])}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={handleCancel}
      onClose={handleClose}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && !sticky && !locked) requestClose()
      }}
    >
      {/* Outside the dialog it would be inert. */}
      <LiveRegion />
      <div className={css['sheet']}>
        <header className={css['head']}>
          <h2 className={css['title']} id={`${id}-title`}>
            {title}
          </h2>
        </header>
        {isInEmbed && (
          <div className={css['slow']}>
            <SlowNotice />
          </div>
        )}
        <div ref={body} className={css['body']}>
          {description !== undefined && (
            <p className={css['description']} id={`${id}-description`}>
              {description}
            </p>
          )}
          {children}
        </div>
        {footer !== undefined && !isConfirmingDiscard && (
          <footer className={css['foot']} data-foot="">
            <DialogCloseContext value={requestClose}>{footer}</DialogCloseContext>
          </footer>
        )}
        {isConfirmingDiscard && (
          <div className={css['ask']} {...live} data-foot="">
            <p className={css['question']}>
              <strong>{t('element:discard.title')}</strong> {t('element:discard.text')}
            </p>
            <div className={css['answers']}>
              <Button autoFocus onClick={() => setIsConfirmingDiscard(false)}>
                {t('element:discard.stay')}
              </Button>
              <Button variant="danger" onClick={onClose}>
                {t('element:discard.leave')}
              </Button>
            </div>
          </div>
        )}
        {!locked && (
          <Button
            variant="quiet"
            size="small"
            icon="close"
            iconOnly
            className={css['close']}
            aria-label={t('element:close')}
            onClick={requestClose}
          />
        )}
      </div>
    </dialog>
  )
}
