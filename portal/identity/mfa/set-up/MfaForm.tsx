import type { ReactNode } from 'react'
import type { MfaField, MfaSetUpFlow, MfaWork } from '#core/identity/mfa/set-up.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { Form } from '../../../frame/forms/Form.tsx'
import tabStyles from '../../../frame/forms/tab-form.styles.css'
import { useFieldErrorFocus } from '../../../frame/forms/field-focus.ts'
import styles from './mfa.styles.css'

interface MfaFormProps {
  readonly flow: MfaSetUpFlow
  /** Shown above the title. */
  readonly before?: ReactNode
  readonly title: string
  readonly lead: string
  readonly submit: string
  readonly isDangerous?: boolean
  readonly isWide?: boolean
  /** The action of this form, to show it busy. */
  readonly work: MfaWork
  /** The field focused after an error without a field, as either code may be wrong. */
  readonly firstField?: MfaField
  readonly onSubmit: () => unknown
  /** The fields; each gets its own error. */
  readonly children: (errorAt: (field: MfaField) => string | undefined) => ReactNode
}

/** One step of the set-up: its fields, and the link back. */
export const MfaForm = (props: MfaFormProps) => {
  const { flow, before, title, lead, submit, isDangerous = false, isWide = false } = props
  const { work, firstField, onSubmit, children } = props
  const css = { ...useStyles(tabStyles), ...useStyles(styles) }
  const busyWith = useStore(flow.$work)
  const fieldError = useStore(flow.$fieldError)
  const form = useFieldErrorFocus(fieldError, fieldError?.field ?? firstField)
  return (
    <Form
      layout="tab"
      isNarrow={!isWide}
      ref={form}
      head={
        <>
          {before}
          <h3 className={css['heading']}>{title}</h3>
          <p className={css['lead']}>{lead}</p>
        </>
      }
      failure={fieldError?.field === undefined ? fieldError?.message : undefined}
      submit={{ label: submit, isBusy: busyWith === work, isDangerous }}
      onCancel={flow.back}
      onSubmit={onSubmit}
    >
      {children((field) => (fieldError?.field === field ? fieldError.message : undefined))}
    </Form>
  )
}
