import { useCallback, useState } from 'react'
import { usePortal } from '../platform/use-portal.ts'
import { draftKey, readDraft, writeDraft } from './drafts.ts'

/** A text of a public form that survives a reload of the tab. */
export const useDraftText = (record: string, first = '') => {
  const { host } = usePortal()
  const key = draftKey(undefined, record)
  const [start] = useState(() => {
    const { text } = readDraft(host.tab, key, { text: '' })
    return typeof text === 'string' && first === '' ? text : first
  })
  const keep = useCallback(
    (text: string) => writeDraft(host.tab, key, { text }, { text: '' }),
    [host, key],
  )
  const forget = useCallback(() => host.tab.remove(key), [host, key])
  return { start, keep, forget }
}
