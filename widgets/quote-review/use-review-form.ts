import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Attempt } from '#core/foundation/errors/attempt.ts'
import { useAttempt } from '../react/use-attempt.ts'
import { useDirty } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useWording } from '../react/use-wording.ts'

/** The fields of a dialog as they are typed. */
export type Values<Name extends string> = Readonly<Record<Name, string>>

/** A form of texts with the shape that the server checks; its errors are at their fields. */
export function useReviewForm<Name extends string, Output>(
  start: Values<Name>,
  shape: z.ZodMiniType<Output>,
) {
  const t = useWording('errors', 'address')
  const { wording } = usePlatform()
  const { isBusy, failure, send } = useAttempt()
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const names = Object.keys(start) as Name[]
  const isDirty = names.some((name) => values[name] !== start[name])
  useDirty(isDirty)

  /** A message of the shape is a key, of `errors` where it names no namespace. */
  const textOf = (message: string): string => {
    const key = message.includes(':') ? message : `errors:${message}`
    return wording.has(key) ? t(key) : message
  }

  const submit = async (call: (typed: Output) => Promise<Attempt<unknown>>): Promise<boolean> => {
    const typed = shape.safeParse(values)
    if (!typed.success) {
      setErrors(
        new Map(typed.error.issues.map(({ path, message }) => [String(path[0]), textOf(message)])),
      )
      return false
    }
    setErrors(new Map())
    return send(async () => {
      const attempt = await call(typed.data)
      if (!attempt.isDone)
        setErrors(
          new Map(attempt.error?.fieldErrors.map(({ field = '', message }) => [field, message])),
        )
      return attempt
    })
  }

  return {
    values,
    isDirty,
    isBusy,
    failure: failure?.message,
    errorOf: (name: Name) => errors.get(name),
    set: (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value })),
    submit,
  }
}
