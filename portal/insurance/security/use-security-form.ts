import { useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ClientError, isCancelled } from '#core/foundation/errors/client-error.ts'
import { getSecurityAnswers, saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import {
  differing,
  formOf,
  mergedForm,
  savedOf,
  securityFormFor,
  type FormName,
  type SecurityForm,
} from '#core/insurance/security/form.ts'
import type { ExtendedProduct } from '#core/insurance/products/security-forms.ts'
import type { SecurityAnswersRecord } from '#core/insurance/security/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { submitForm } from '../../frame/forms/submit-form.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

/** Answers that another user saved while these were edited. */
export interface Conflict {
  readonly mine: SecurityForm
  readonly theirs: SecurityForm
  /** The questions that both answered differently. */
  readonly names: readonly FormName[]
}

/** The input of an account's questions. */
export interface SecurityFormInput {
  readonly record: SecurityAnswersRecord
  readonly product?: ExtendedProduct | undefined
  readonly coverages?: readonly number[] | undefined
  readonly onSaved?: () => void
}

/** A form of an account's security questions with draft, save and conflicts. */
export const useSecurityForm = ({ record, product, coverages, onSaved }: SecurityFormInput) => {
  const { api, queries, notifications } = usePortal()
  const t = useWording('security')
  const context = useMemo(() => ({ product, coverages }), [product, coverages])
  const shape = useMemo(() => securityFormFor(context), [context])
  const { accountId } = record
  const draft = useDraftForm<SecurityForm>({
    shape,
    start: formOf(record),
    record: `security.${accountId}`,
  })
  const { forget } = draft
  const form: UseFormReturn<SecurityForm> = draft.form
  const [known, setKnown] = useState(record)
  const [failure, setFailure] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()

  const compare = async (mine: SecurityForm): Promise<void> => {
    const now = await api.call(getSecurityAnswers, { params: { accountId }, isShown: true })
    const theirs = formOf(now)
    const merged = mergedForm({ mine, base: formOf(known), theirs })
    for (const name of differing(mine, merged))
      form.setValue(name, merged[name], { shouldDirty: true })
    setKnown(now)
    setConflict({ mine, theirs, names: differing(mine, theirs) })
  }

  const fail = async (error: unknown, values: SecurityForm): Promise<void> => {
    if (isCancelled(error)) return
    if (error instanceof ClientError && error.code === 'securityAnswersChanged')
      return compare(values)
    const reason = error instanceof ClientError ? error.message : String(error)
    setFailure(`${t('security:failed')} ${reason}`)
  }

  const send = async (values: SecurityForm): Promise<boolean> => {
    setFailure(undefined)
    try {
      const saved = await api.call(saveSecurityAnswers, {
        isShown: true,
        body: {
          accountId,
          ...savedOf(values),
          ...(product === undefined ? {} : { product }),
          ...(coverages === undefined ? {} : { coverages: [...coverages] }),
        },
        ifMatch: known.modified ?? '',
      })
      setKnown(saved)
      setConflict(undefined)
      form.reset(formOf(saved))
      forget()
      notifications.show('success', t('security:saved'))
      await queries.refresh(getSecurityAnswers)
      onSaved?.()
      return true
    } catch (error) {
      await fail(error, values).catch((other: unknown) => setFailure(String(other)))
      return false
    }
  }

  return { ...draft, form, context, failure, conflict, save: () => submitForm(form, send) }
}
