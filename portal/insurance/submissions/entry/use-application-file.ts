import { useState } from 'react'
import { submissionRules } from '#core/insurance/submissions/forms.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { base64Of } from '../../../frame/forms/base64-of.ts'
import type { EncodedFile } from './new-submission-form.ts'

/** The chosen application; one that is too large is refused at once. */
export const useApplicationFile = () => {
  const t = useWording('account-dialogs')
  const [chosen, setChosen] = useState<File>()
  const [failure, setFailure] = useState<string>()
  return {
    chosen,
    failure,
    choose(file: File | undefined) {
      const isTooLarge = file !== undefined && file.size > submissionRules.mostBytes
      setFailure(isTooLarge ? t('account-dialogs:application.tooLarge') : undefined)
      setChosen(isTooLarge ? undefined : file)
    },
    encode: async (): Promise<EncodedFile | undefined> =>
      chosen && { fileName: chosen.name.slice(-120), file: await base64Of(chosen) },
  }
}
