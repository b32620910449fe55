import { useState } from 'react'
import { cleanFileName } from '#core/foundation/validation/file-name.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { toBase64 } from './base64.ts'

/** A chosen file as calls send it. */
export interface EncodedFile {
  /** Its name as it is stored. */
  readonly fileName: string
  /** Its bytes in base64. */
  readonly file: string
}

interface FileLimit {
  readonly mostBytes: number
  /** Says how large a file may be. */
  readonly tooLarge: string
  /** Gets the file with its size in bytes. */
  readonly onFile: (encoded: EncodedFile, bytes: number) => void
}

/** Reads chosen files at once, and says why one is not taken. */
export const useEncodedFile = ({ mostBytes, tooLarge, onFile }: FileLimit) => {
  const t = useWording('portal')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  return {
    isBusy,
    failure,
    /** Removes what it says of the last file. */
    clear: () => setFailure(undefined),
    async choose(chosen: File) {
      if (chosen.size > mostBytes) return setFailure(tooLarge)
      setFailure(undefined)
      setBusy(true)
      try {
        const file = await toBase64(chosen)
        onFile({ fileName: cleanFileName(chosen.name), file }, chosen.size)
      } catch {
        // it was moved, or changed since it was chosen
        setFailure(t('portal:file.unreadable'))
      }
      setBusy(false)
    },
  }
}
