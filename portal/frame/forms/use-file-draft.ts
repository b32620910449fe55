import { useCallback, useEffect, useState } from 'react'
import { draftsOf, linkOf } from '#core/identity/session/drafts-of.ts'
import { usePortal } from '../platform/use-portal.ts'
import { readFileDraft, removeFileDraft, writeFileDraft } from './file-drafts.ts'
import { fileDraftsName } from './forget-file-drafts.ts'
import type { EncodedFile } from './use-encoded-file.ts'

const isSame = (one: EncodedFile | undefined, other: EncodedFile | undefined): boolean =>
  one?.fileName === other?.fileName && one?.file === other?.file

/**
 * The chosen file of a form. On the page of a mailed link it survives the tab, and another tab of the same
 * link starts with it; `other` is one that was chosen there since.
 */
export const useFileDraft = (record: string) => {
  const portal = usePortal()
  const [link] = useState(() => linkOf(portal))
  const [drafts] = useState(() => draftsOf(portal))
  const [attached, setAttached] = useState<EncodedFile>()
  const [last, setLast] = useState<EncodedFile>()
  const key = link === undefined ? undefined : `${link}.${record}`

  useEffect(() => {
    if (key === undefined) return undefined
    let isGone = false
    const read = async (): Promise<void> => {
      const found = await readFileDraft(key)
      if (isGone) return
      setLast(found)
      setAttached((own) => own ?? found)
    }
    void read()
    const stop = drafts.onChange(() => void read())
    return () => {
      isGone = true
      stop()
    }
  }, [drafts, key])

  const attach = useCallback(
    async (file: EncodedFile) => {
      setAttached(file)
      setLast(file)
      if (key === undefined) return
      // says to later pages that there are files, which may be too old by then
      portal.host.device.set(fileDraftsName, '')
      await writeFileDraft(key, file)
      drafts.announce()
    },
    [drafts, key, portal],
  )
  const forget = useCallback(async () => {
    if (key === undefined) return
    await removeFileDraft(key)
    drafts.announce()
  }, [drafts, key])

  return { attached, attach, forget, other: isSame(attached, last) ? undefined : last }
}
