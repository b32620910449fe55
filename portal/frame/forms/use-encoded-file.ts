import { useState } from 'react'
import { cleanFileName } from '#core/foundation/validation/file-name.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { toBase64 } from './base64.ts'

/** A chosen file as requests send it. */
export interface EncodedFile {
  /** The stored file name. */
  readonly fileName: string
  /** The content in base64. */
  readonly file: string
}

interface FileLimit {
  readonly maxBytes: number
  /** The message for a file that is too large. */
  readonly tooLarge: string
  /** Called with the file and its size in bytes. */
  readonly onFile: (encoded: EncodedFile, bytes: number) => void
}

/** Reads a chosen file, and reports why one is rejected. */
export const useEncodedFile = ({ maxBytes, tooLarge, onFile }: FileLimit) => {
  const t = useWording('portal')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  return {
    isBusy,
    failure,
    /** Clears the error of the last file. */
    clear: () => setFailure(undefined),
    async choose(chosen: File) {
      if (chosen.size > maxBytes) return setFailure(tooLarge)
      setFailure(undefined)
      setBusy(true)
      try {
        const file = await toBase64(chosen)
        onFile({ fileName: cleanFileName(chosen.name), file }, chosen.size)
      } catch {
        // The file was moved or changed after it was chosen.
        setFailure(t('portal:file.unreadable'))
      }
      setBusy(false)
    },
  }
}
