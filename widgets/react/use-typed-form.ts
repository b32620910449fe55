import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Attempt } from '#core/foundation/errors/attempt.ts'
import { useAttempt } from './use-attempt.ts'
import { usePlatform } from './use-platform.ts'
import { useWording } from './use-wording.ts'

/** A form of texts with the shape that the server checks; its errors are at their fields. */
export function useTypedForm<Name extends string, Output>(
  start: Readonly<Record<Name, string>>,
  shape: z.ZodMiniType<Output>,
) {
  const t = useWording('errors', 'address')
  const { wording } = usePlatform()
  const { isBusy, failure, send } = useAttempt()
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  // `Object.keys` loses the type of the keys
  const names = Object.keys(start) as Name[]

  /** A message of the shape is a key, of `errors` where it names no namespace. */
  const textOf = (message: string): string => {
    const key = message.includes(':') ? message : `errors:${message}`
    return wording.has(key) ? t(key) : message
  }

  /** Whether these fields are right; their errors are shown. */
  const check = (checked: readonly Name[]): boolean => {
    const issues = shape.safeParse(values).error?.issues ?? []
    const found = new Map(
      issues
        .map(({ path, message }) => [String(path[0]), textOf(message)] as const)
        .filter(([name]) => checked.some((each) => each === name)),
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
          new Map(attempt.error?.fieldErrors.map(({ field = '', message }) => [field, message])),
        )
      return attempt
    })
  }

  return {
    values,
    isDirty: names.some((name) => values[name] !== start[name]),
    isBusy,
    failure: failure?.message,
    errorOf: (name: Name) => errors.get(name),
    set: (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value })),
    check,
    submit,
  }
}
