import { useState } from 'react'
import type * as z from 'zod/mini'
import { isCancelled } from '#core/foundation/errors/client-error.ts'
import type { DraftValues } from '../../../frame/drafts/drafts.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

interface InvitationInput<Values extends DraftValues> {
  readonly shape: z.ZodMiniType<Values, Values>
  readonly start: Values
  readonly record: string
  readonly send: (values: Values) => Promise<unknown>
  /** Says that it went out. */
  readonly done: (values: Values) => string
  readonly onDone: () => void
}

/** The form of an invitation: sent, told, its draft forgotten; a refusal stands at its fields. */
export const useInvitation = <Values extends DraftValues>(input: InvitationInput<Values>) => {
  const { shape, start, record, send, done, onDone } = input
  const { notifications } = usePortal()
  const { form, isDirty, refuse, forget } = useDraftForm<Values>({ shape, start, record })
  const [failure, setFailure] = useState<string>()
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await send(values)
    } catch (error) {
      if (!isCancelled(error)) setFailure(refuse(error))
      return
    }
    forget()
    notifications.show('success', done(values))
    onDone()
  })
  return { form, isDirty, forget, failure, submit }
}
