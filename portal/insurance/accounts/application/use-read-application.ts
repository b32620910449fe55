import { useState } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { readApplication } from '#core/insurance/accounts/application/endpoints.ts'
import {
  applicationRules,
  type ApplicationReading,
} from '#core/insurance/accounts/application/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useInlineAttempt } from '../../../frame/actions/use-attempt.ts'
import { toBase64 } from '../../../frame/forms/base64.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

interface Read {
  readonly fileName: string
  readonly reading: ApplicationReading
}

/** Reads chosen files of an account and keeps the last readable one. */
export const useReadApplication = (accountId: string) => {
  const t = useWording('account-dialogs', 'portal')
  const { api } = usePortal()
  const [read, setRead] = useState<Read>()
  const { busy, failure, attempt } = useInlineAttempt<'read'>()

  const choose = (file: File) =>
    attempt('read', async () => {
      setRead(undefined)
      if (file.size > applicationRules.maxBytes) {
        throw new Error(t('account-dialogs:application.tooLarge'))
      }
      try {
        const encoded = await toBase64(file).catch(() => {
          throw new Error(t('portal:file.unreadable'))
        })
        const body = { file: encoded }
        const reading = await api.call(readApplication, { params: { accountId }, body })
        setRead({ fileName: file.name, reading })
      } catch (error) {
        // The field's error already describes the problem with the file.
        const [fieldError] = error instanceof ClientError ? error.fieldErrors : []
        throw fieldError === undefined ? error : new Error(fieldError.message)
      }
    })
  return { read, isBusy: busy !== undefined, failure: failure?.message, choose }
}
