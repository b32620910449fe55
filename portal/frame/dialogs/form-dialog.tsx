import { useId, useState, type ComponentType } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { ClientError, isCancelled, isOffline } from '#core/foundation/errors/client-error.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { RestoredFields } from '#widgets/kit/RestoredDraft.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { useInvalidFocus } from '../forms/use-invalid-focus.ts'
import { useOffline } from '../overlays/use-offline.ts'
import type { Fact } from '../parts/Facts.tsx'
import { usePortal } from '../platform/use-portal.ts'
import { DialogFrame } from './DialogFrame.tsx'
import { RecordSummary } from './RecordSummary.tsx'
import styles from './dialog-form.styles.css'

/** The texts and the call of a form dialog. */
export interface FormDialogSettings<Values extends DraftValues, Result = unknown> {
  readonly title: string
  readonly lead: string
  /** Label of the submit button; it may depend on the values. */
  readonly submit: string | ((values: Values) => string)
  /** Labels and values of the record. */
  readonly summary?: readonly Fact[]
  readonly isDangerous?: boolean
  /** Whether it cannot be undone; the user must first check a box. */
  readonly isFinal?: boolean
  /** Whether it edits a record; the button is disabled until something changed. */
  readonly isEdit?: boolean
  /** The shape, which the server validates too. */
  readonly shape: z.ZodMiniType<Values, Values>
  readonly start: Values
  /** The key of the draft: `bind.{quoteId}`. */
  readonly record: string
  /**
   * The call. The request id stays the same while the dialog is open, so that a retry with other
   * input is the same act. The dialog stays open when it fails. The form is passed to merge values
   * that another user saved meanwhile.
   */
  readonly send: (values: Values, requestId: string, form: UseFormReturn<Values>) => Promise<Result>
  /** The success message. */
  readonly done?: (values: Values) => string
  /** The message for a failed call, also above the fields when their errors are shown. */
  readonly failed?: string
  /** The message for a server error, if it differs from `failed`. */
  readonly broken?: string
  /** Maps a field name of the call to the form's. */
  readonly fieldOf?: (field: string) => string
  /** A button that closes the dialog without the call, with the result. */
  readonly skip?: { readonly label: string; readonly result: Result }
}

/** The error message of the failed call. */
interface Failure {
  readonly text: string
  readonly cause: unknown
}

/** Whether the call failed offline; the message disappears once the device is online. */
const wasOffline = ({ cause }: Failure): boolean => cause instanceof ClientError && isOffline(cause)

/** The props of a form dialog's fields. */
export interface FormFieldsProps<Input, Values extends DraftValues> {
  readonly input: Input
  readonly form: UseFormReturn<Values>
}

/** The parts of a form dialog. */
interface FormDialogParts<Input, Values extends DraftValues, Result> {
  readonly useSettings: (input: Input) => FormDialogSettings<Values, Result>
  /**
   * False while something is missing: the button looks disabled, and a click shows the field
   * errors.
   */
  readonly useIsReady?: (values: Values) => boolean
  readonly Fields: ComponentType<FormFieldsProps<Input, Values>>
}

const useAlwaysReady = (): boolean => true

/**
 * Creates the view of a dialog with a few fields and one call, whose response is the result. Its
 * input survives a reload, and errors of a failed call are shown at their fields.
 */
export const answerDialog = <Input, Values extends DraftValues, Result>({
  useSettings,
  useIsReady = useAlwaysReady,
  Fields,
}: FormDialogParts<Input, Values, Result>) =>
  function FormDialog({ input, finish }: DialogProps<Input, Result>) {
    const settings = useSettings(input)
    const { title, lead, submit, isDangerous = false, isFinal = false, isEdit = false } = settings
    const { skip, shape, start, record } = settings
    const css = useStyles(styles)
    const t = useWording()
    const { host, notifications } = usePortal()
    const id = useId()
    const { form, isDirty, restored, refuse, forget } = useDraftForm<Values>({
      shape,
      start,
      record,
      // `useInvalidFocus` follows the order on screen, the library that of registration.
      shouldFocusError: false,
    })
    const isReady = useIsReady(form.watch())
    const element = useInvalidFocus(form.formState.submitCount)
    const [failure, setFailure] = useState<Failure>()
    const [isChecked, setChecked] = useState(false)
    const isUnchecked = isFinal && !isChecked
    const hasNetwork = !useOffline()
    const [requestId] = useState(() => host.randomId())

    const send = form.handleSubmit(async (values) => {
      if (isUnchecked) return
      setFailure(undefined)
      let result: Result
      try {
        result = await settings.send(values, requestId, form)
      } catch (error) {
        if (isCancelled(error)) return
        const isBroken = error instanceof ClientError && error.status >= 500
        const rejected = refuse(error, settings.fieldOf)
        const broken = isBroken ? (settings.broken ?? settings.failed) : undefined
        const text = broken ?? rejected ?? settings.failed
        if (text !== undefined) setFailure({ text, cause: error })
        return
      }
      forget()
      if (settings.done) notifications.show('success', settings.done(values))
      finish(result)
    })

    return (
      <DialogFrame
        title={title}
        lead={lead}
        isDirty={isDirty}
        onDiscard={forget}
        footer={
          <>
            <DialogClose>{t('common:action.cancel')}</DialogClose>
            {skip && (
              <Button
                variant="quiet"
                onClick={() => {
                  forget()
                  finish(skip.result)
                }}
              >
                {skip.label}
              </Button>
            )}
            <Button
              variant={isDangerous ? 'danger' : 'primary'}
              type="submit"
              form={id}
              disabled={isEdit && !isDirty}
              aria-disabled={isUnchecked || !isReady || undefined}
              busy={form.formState.isSubmitting}
            >
              {typeof submit === 'string' ? submit : submit(form.watch())}
            </Button>
          </>
        }
      >
        <form
          ref={element}
          id={id}
          className={css['form']}
          noValidate
          onSubmit={(event) => void send(event)}
        >
          <RestoredFields {...restored} />
          {settings.summary && <RecordSummary facts={settings.summary} />}
          {failure && !(hasNetwork && wasOffline(failure)) && (
            <Notice tone="error">{failure.text}</Notice>
          )}
          <Fields input={input} form={form} />
          {isFinal && (
            <Checkbox label={t('portal:dialog.checked')} checked={isChecked} onValue={setChecked} />
          )}
        </form>
      </DialogFrame>
    )
  }

/** Like `answerDialog`; the result is `true` once the call succeeded. */
export const formDialog = <Input, Values extends DraftValues>({
  useSettings,
  ...parts
}: FormDialogParts<Input, Values, unknown>) =>
  answerDialog<Input, Values, true>({
    useSettings(input) {
      const { skip, ...settings } = useSettings(input)
      return {
        ...settings,
        ...(skip && { skip: { ...skip, result: true } }),
        async send(...args) {
          await settings.send(...args)
          return true
        },
      }
    },
    ...parts,
  })
