import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Attempt } from '#core/foundation/errors/attempt.ts'
import { fieldErrorText } from '#core/foundation/validation/field-error-text.ts'
import { fieldErrorsIn, type CodedFieldError } from '#core/foundation/validation/field-errors.ts'
import { useAttempt } from './use-attempt.ts'
import { usePlatform } from './use-platform.ts'
import { useWording } from './use-wording.ts'

/** A code of our shapes with what fills its text, or a text as the server wrote it. */
type CodedText = Pick<CodedFieldError, 'code' | 'params'>

/** A form of texts with the shape that the server checks; its errors are at their fields. */
export function useTypedForm<Name extends string, Output>(
  start: Readonly<Record<Name, string>>,
  shape: z.ZodMiniType<Output>,
) {
  useWording('errors', 'address')
  const { wording } = usePlatform()
  const { isBusy, failure, send } = useAttempt()
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<ReadonlyMap<string, CodedText>>(new Map())
  // `Object.keys` loses the type of the keys
  const names = Object.keys(start) as Name[]

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

  const submit = async (call: (typed: Output) => Promise<Attempt<unknown>>): Promise<boolean> => {
    const typed = shape.safeParse(values)
    if (!check(names) || !typed.success) return false
    return send(async () => {
      const attempt = await call(typed.data)
      if (!attempt.isDone)
        setErrors(
          new Map(
            attempt.error?.fieldErrors.map(({ field = '', message }) => [
              field,
              { code: message, params: {} },
            ]),
          ),
        )
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
    set: (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value })),
    check,
    submit,
  }
}
