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

/** A code of our shapes with what fills its text, or a text as the server wrote it. */
type CodedText = Pick<CodedFieldError, 'code' | 'params'>

interface TypedForm<Name extends string, Output> {
  readonly start: Readonly<Record<Name, string>>
  readonly shape: z.ZodMiniType<Output>
  /** The key of the draft: `bind.{quoteId}`. */
  readonly record: string
}

/**
 * A form of texts with the shape that the server checks. Its errors are at their fields, and what is
 * typed survives a reload of the tab.
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
  // A draft is what was typed, also where the record is read again meanwhile.
  const [first] = useState(start)
  const [$values] = useState(() => atom(withDraft(drafts, key, start)))
  const [restored, setRestored] = useState(() => changedNames($values.get(), first))
  const values = useStore($values)
  const [errors, setErrors] = useState<ReadonlyMap<string, CodedText>>(new Map())
  // `Object.keys` loses the type of the keys
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

  /** Whether these fields are right; their errors are shown. */
  const check = (checked: readonly Name[]): boolean => {
    const found = new Map(
      fieldErrorsIn(shape.safeParse(values).error)
        .map(({ field = '', ...coded }) => [field, coded] as const)
        .filter(([field]) => checked.some((name) => name === field)),
    )
    setErrors(found)
    return found.size === 0
  }

  /** Shows the errors of a refused call at their fields. */
  const refuse = (refused: readonly FieldError[] = []): void =>
    setErrors(
      new Map(refused.map(({ field = '', message }) => [field, { code: message, params: {} }])),
    )

  const submit = async (call: (typed: Output) => Promise<Attempt<unknown>>): Promise<boolean> => {
    const typed = shape.safeParse(values)
    if (!check(names) || !typed.success) return false
    return send(async () => {
      const attempt = await call(typed.data)
      if (attempt.isDone) forget()
      else refuse(attempt.error?.fieldErrors)
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
    /** Shows what was typed in another tab of the same link; undefined where that is the same. */
    takeOther:
      other === undefined ? undefined : () => change(withDraft({ get: () => other }, key, first)),
    /** What was restored from a draft of an earlier visit. */
    restored: {
      names: restored,
      onDiscard() {
        $values.set(first)
        forget()
      },
    },
    check,
    refuse,
    submit,
    forget,
  }
}
