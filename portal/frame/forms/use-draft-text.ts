import { useCallback, useState } from 'react'
import { formDraftKey, withDraft, writeDraft } from '#core/foundation/storage/form-draft.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'

/** A text of a public form that survives a reload of the tab. */
export const useDraftText = (record: string, first = '') => {
  const { host, session } = usePortal()
  const key = formDraftKey(useStore(session.$user), record)
  const [start] = useState(() => {
    const { text } = withDraft(host.tab, key, { text: '' })
    return first === '' ? text : first
  })
  const keep = useCallback(
    (text: string) => writeDraft(host.tab, key, { text }, { text: '' }),
    [host, key],
  )
  const forget = useCallback(() => host.tab.remove(key), [host, key])
  return { start, keep, forget }
}
