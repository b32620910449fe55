import { useCallback, useEffect, useState } from 'react'
import { pageDrafts, linkOf } from '#core/identity/session/page-drafts.ts'
import { usePortal } from '../platform/use-portal.ts'
import { readFileDraft, removeFileDraft, writeFileDraft } from './file-drafts.ts'
import { fileDraftsName } from './forget-file-drafts.ts'
import type { EncodedFile } from './use-encoded-file.ts'

const isSame = (one: EncodedFile | undefined, other: EncodedFile | undefined): boolean =>
  one?.fileName === other?.fileName && one?.file === other?.file

/**
 * The chosen file of a form. On the page of a mailed link it survives the tab, and other tabs of
 * the link start with it; `other` is a file chosen there since.
 */
export const useFileDraft = (record: string) => {
  const portal = usePortal()
  const [link] = useState(() => linkOf(portal))
  const [drafts] = useState(() => pageDrafts(portal))
  const [attached, setAttached] = useState<EncodedFile>()
  const [last, setLast] = useState<EncodedFile>()
  const [isRestored, setRestored] = useState(false)
  const key = link === undefined ? undefined : `${link}.${record}`

  useEffect(() => {
    if (key === undefined) return undefined
    let isUnmounted = false
    const read = async (): Promise<EncodedFile | undefined> => {
      const draft = await readFileDraft(key)
      if (isUnmounted) return undefined
      setLast(draft)
      setAttached((own) => own ?? draft)
      return draft
    }
    const restore = async (): Promise<void> => setRestored((await read()) !== undefined)
    void restore()
    const stop = drafts.onChange(() => void read())
    return () => {
      isUnmounted = true
      stop()
    }
  }, [drafts, key])

  const attach = useCallback(
    async (file: EncodedFile) => {
      setAttached(file)
      setLast(file)
      setRestored(false)
      if (key === undefined) return
      // Marks for later pages that files exist, so that old ones are pruned.
      portal.host.device.set(fileDraftsName, '')
      await writeFileDraft(key, file)
      drafts.announce()
    },
    [drafts, key, portal],
  )
  const forget = useCallback(async () => {
    setRestored(false)
    if (key === undefined) return
    await removeFileDraft(key)
    drafts.announce()
  }, [drafts, key])

  const discard = useCallback(async () => {
    setAttached(undefined)
    setLast(undefined)
    await forget()
  }, [forget])

  return {
    attached,
    attach,
    forget,
    /** Removes the file from the form and its draft. */
    discard,
    /** Whether the file of an earlier visit was restored. */
    isRestored,
    other: isSame(attached, last) ? undefined : last,
  }
}
