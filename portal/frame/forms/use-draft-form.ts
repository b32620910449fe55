import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useMemo, useState } from 'react'
import { useForm, type DefaultValues, type Path, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import {
  changedNames,
  formDraftKey,
  withDraft,
  writeDraft,
  type DraftValues,
} from '#core/foundation/storage/form-draft.ts'
import { fieldErrorsIn } from '#core/foundation/validation/field-errors.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { FormDialogError } from '../dialogs/form-dialog-error.ts'
import { errorReasons } from '../errors/error-reasons.ts'
import { dismissShownError } from '../notifications/shown-errors.ts'
import { usePortal } from '../platform/use-portal.ts'

interface DraftFormInput<Values extends DraftValues> {
  /** The shape, which the server validates too. */
  readonly shape: z.ZodMiniType<Values, Values>
  readonly start: Values
  /** The key of the draft: `bind.{quoteId}`. */
  readonly record: string
  /** False if the form focuses its first invalid field itself. */
  readonly shouldFocusError?: boolean
}

/** The restored input of an earlier visit. */
export interface RestoredInput<Name extends string = string> {
  /** The fields that differ from the initial values; empty once submitted or discarded. */
  readonly names: readonly Name[]
  /** Resets to the initial values. */
  readonly onDiscard: () => void
}

export interface DraftForm<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly isDirty: boolean
  readonly restored: RestoredInput<keyof Values & string>
  /**
   * Sets the field errors of a failed call or of its body's shape on their fields; returns the
   * message if none matches a field. The form shows the error, so its notification is removed.
   * `fieldOf` maps the call's field names to the form's.
   */
  readonly refuse: (error: unknown, fieldOf?: (field: string) => string) => string | undefined
  /** Removes the draft after a submit or a discard. */
  readonly forget: () => void
}

/** A form validated by a shared shape; its input survives a reload. */
export const useDraftForm = <Values extends DraftValues>({
  shape,
  start,
  record,
  shouldFocusError = true,
}: DraftFormInput<Values>): DraftForm<Values> => {
  const portal = usePortal()
  const { host, session, wording } = portal
  const user = useStore(session.$user)
  const key = formDraftKey(user, record)
  const resolver = useMemo(() => standardSchemaResolver<Values, unknown, Values>(shape), [shape])
  const form = useForm<Values, unknown, Values>({
    resolver,
    // Every initial value is complete: a text, a boolean or rows of texts.
    defaultValues: start as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError,
  })
  const { isDirty } = form.formState
  const [restored, setRestored] = useState<readonly (keyof Values & string)[]>([])

  useEffect(() => {
    const values = withDraft(host.tab, key, start)
    const changed = changedNames(values, start)
    for (const name of changed)
      form.setValue(name as Path<Values>, values[name] as never, { shouldDirty: true })
    setRestored(changed)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(host.tab, key, values, start),
    })
    // A form starts with its first values; later responses do not change them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, host, key])

  const forget = (): void => {
    host.tab.remove(key)
    setRestored([])
  }

  return {
    form,
    isDirty,
    restored: {
      names: restored,
      onDiscard() {
        form.reset(start)
        forget()
      },
    },
    refuse(error, fieldOf = (field) => field) {
      if (error instanceof FormDialogError) return error.message
      const ofShape = fieldErrorsIn(error).map(({ code, field }) => ({ message: code, field }))
      const named = error instanceof ClientError ? error.fieldErrors : ofShape
      const fields = named
        .flatMap(({ field, message }) =>
          field === undefined ? [] : [{ field: fieldOf(field), message }],
        )
        .filter(({ field }) => Object.hasOwn(start, field.split('.')[0] ?? field))
      for (const [index, fieldError] of fields.entries()) {
        const name = fieldError.field as Path<Values>
        form.setError(
          name,
          { type: 'server', message: fieldError.message },
          { shouldFocus: index === 0 },
        )
      }
      dismissShownError(portal, error)
      if (fields.length > 0) return undefined
      if (ofShape.length > 0) return wording.t('errors:invalidInput')
      return error instanceof ClientError ? errorReasons(error) : String(error)
    },
    forget,
  }
}
