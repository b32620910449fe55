import { useState } from 'react'
import { submissionRules } from '#core/insurance/submissions/forms.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useEncodedFile, type EncodedFile } from '../../../frame/forms/use-encoded-file.ts'

/** The chosen application. */
export const useApplicationFile = () => {
  const t = useWording('account-dialogs')
  const [chosen, setChosen] = useState<{ readonly encoded: EncodedFile; readonly bytes: number }>()
  const reading = useEncodedFile({
    maxBytes: submissionRules.maxBytes,
    tooLarge: t('account-dialogs:application.tooLarge'),
    onFile: (encoded, bytes) => setChosen({ encoded, bytes }),
  })
  return {
    chosen,
    isBusy: reading.isBusy,
    failure: reading.failure,
    choose(file: File) {
      setChosen(undefined)
      return reading.choose(file)
    },
    remove() {
      setChosen(undefined)
      reading.clear()
    },
  }
}
