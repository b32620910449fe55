import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { classNames } from '#widgets/kit/class-names.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useIsRunning } from '../prerendered-page/use-is-running.ts'
import pageStyles from './page-form.styles.css'
import tabStyles from './tab-form.styles.css'

interface Submit {
  readonly label: string
  readonly isBusy: boolean
  /**
   * False while something is missing: the button looks disabled, and a click shows the field
   * errors.
   */
  readonly isReady?: boolean
  readonly isDangerous?: boolean
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'className'> {
  /** `page`: a single form centred on a page, with a full-width button. `tab`: part of a screen. */
  readonly layout: 'page' | 'tab'
  readonly isNarrow?: boolean
  /** Shown above the message and the fields. */
  readonly head?: ReactNode
  /** The error of the form as a whole. */
  readonly failure?: string | undefined
  /** For forms longer than a screen: shows the error next to the button. */
  readonly errorAtEnd?: boolean
  readonly submit: Submit
  /** Adds a Cancel button. */
  readonly onCancel?: (() => void) | undefined
  /** Links below the button; in a tab, next to it. */
  readonly links?: ReactNode
  readonly onSubmit: (event: SyntheticEvent) => unknown
}

/** A form outside dialogs: the error message, the fields, and the submit button. */
export const Form = (props: FormProps) => {
  const { layout, isNarrow = false, head, failure, errorAtEnd = false, ...parts } = props
  const { submit, onCancel, links, onSubmit, children, ...rest } = parts
  const page = useStyles(pageStyles)
  const tab = useStyles(tabStyles)
  const t = useWording()
  const isRunning = useIsRunning()
  const message = failure !== undefined && <Notice tone="error">{failure}</Notice>
  const button = (
    <Button
      variant={submit.isDangerous ? 'danger' : 'primary'}
      type="submit"
      wide={layout === 'page'}
      busy={submit.isBusy}
      disabled={!isRunning}
      aria-disabled={submit.isReady === undefined ? undefined : !submit.isReady}
    >
      {submit.label}
    </Button>
  )
  return (
    <form
      // POST keeps input out of the address; before the script runs, `dialog` submits nothing.
      method={isRunning ? 'post' : 'dialog'}
      {...rest}
      className={classNames(
        layout === 'page' ? page['form'] : tab['stack'],
        isNarrow && tab['narrow'],
      )}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(event)
      }}
    >
      {head}
      {!errorAtEnd && message}
      {children}
      {errorAtEnd && message}
      {layout === 'page' ? (
        button
      ) : (
        <div className={tab['actions']}>
          {button}
          {onCancel && <Button onClick={onCancel}>{t('common:action.cancel')}</Button>}
          {links}
        </div>
      )}
      {layout === 'page' && links}
    </form>
  )
}
