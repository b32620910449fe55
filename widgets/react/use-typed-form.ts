import { atom } from 'nanostores'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Attempt } from '#core/foundation/errors/attempt.ts'
import type { FieldError } from '#core/foundation/errors/client-error.ts'
import {
  changedNames,
  formDraftKey,
  withDraft,
  writeDraft,
} from '#core/foundation/storage/form-draft.ts'
import {
  type CodedFieldError,
  fieldErrorsIn,
  fieldErrorText,
} from '#core/foundation/validation/field-errors.ts'
import { pageDrafts } from '#core/identity/session/page-drafts.ts'
import { useAttempt } from './use-attempt.ts'
import { useOtherDraft } from './use-other-draft.ts'
import { usePlatform } from './use-platform.ts'
import { useStore } from './use-store.ts'
import { useWording } from './use-wording.ts'

/** A wording key with its parameters, or a text from the server. */
type CodedText = Pick<CodedFieldError, 'code' | 'params'>

interface TypedForm<Name extends string, Output> {
  readonly start: Readonly<Record<Name, string>>
  readonly shape: z.ZodMiniType<Output>
  /** The key of the draft: `bind.{quoteId}`. */
  readonly record: string
}

/**
 * A form of text fields, validated by the server's shape. Errors are shown at their fields, and
 * input survives a reload of the tab.
 */
export function useTypedForm<Name extends string, Output>({
  start,
  shape,
  record,
}: TypedForm<Name, Output>) {
  useWording('errors', 'address')
  const platform = usePlatform()
  const { wording, session } = platform
  const key = formDraftKey(useStore(session.$user), record)
  const [drafts] = useState(() => pageDrafts(platform))
  const other = useOtherDraft(drafts, key)
  const { isBusy, failure, send } = useAttempt()
  // The draft takes precedence when the record is reloaded.
  const [first] = useState(start)
  const [$values] = useState(() => atom(withDraft(drafts, key, start)))
  const [restored, setRestored] = useState(() => changedNames($values.get(), first))
  const values = useStore($values)
  const [errors, setErrors] = useState<ReadonlyMap<string, CodedText>>(new Map())
  // `Object.keys` loses the key type
  const names = Object.keys(start) as Name[]

  const change = (next: Readonly<Record<Name, string>>): void => {
    $values.set(next)
    writeDraft(drafts, key, next, first)
  }

  /** Removes the draft: the form was submitted, or discarded. */
  const forget = (): void => {
    drafts.remove(key)
    setRestored([])
  }

  /** Validates these fields and shows their errors. */
  const check = (checked: readonly Name[]): boolean => {
    const found = new Map(
      fieldErrorsIn(shape.safeParse(values).error)
        .map(({ field = '', ...coded }) => [field, coded] as const)
        .filter(([field]) => checked.some((name) => name === field)),
    )
    setErrors(found)
    return found.size === 0
  }

  /** Shows the errors of a rejected call at their fields. */
  const showErrors = (fieldErrors: readonly FieldError[] = []): void =>
    setErrors(
      new Map(fieldErrors.map(({ field = '', message }) => [field, { code: message, params: {} }])),
    )

  const submit = async (call: (typed: Output) => Promise<Attempt<unknown>>): Promise<boolean> => {
    const typed = shape.safeParse(values)
    if (!check(names) || !typed.success) return false
    return send(async () => {
      const attempt = await call(typed.data)
      if (attempt.isDone) forget()
      else showErrors(attempt.error?.fieldErrors)
      return attempt
    })
  }

  return {
    values,
    isDirty: names.some((name) => values[name] !== start[name]),
    isBusy,
    failure: failure?.message,
    /** The text of a field's error, which may begin with its label. */
    errorOf: (name: Name, label: string): string | undefined => {
      const found = errors.get(name)
      return found && fieldErrorText(wording, found.code, { ...found.params, label })
    },
    set: (name: Name, value: string) => change({ ...$values.get(), [name]: value }),
    /**
     * Replaces the input with that of another tab of the same link; undefined when both are the
     * same.
     */
    takeOther:
      other === undefined ? undefined : () => change(withDraft({ get: () => other }, key, first)),
    /** The fields restored from a draft. */
    restored: {
      names: restored,
      onDiscard() {
        $values.set(first)
        forget()
      },
    },
    check,
    showErrors,
    submit,
    forget,
  }
}
