import { useCallback, useState } from 'react'
import { formDraftKey, withDraft, writeDraft } from '#core/foundation/storage/form-draft.ts'
import { draftsOf } from '#core/identity/session/drafts-of.ts'
import { useOtherDraft } from '#widgets/react/use-other-draft.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'

const empty = { text: '' }

/**
 * A text of a public form that survives a reload of the tab. On the page of a mailed link, another tab of
 * the same link starts with it; `other` is what was typed there since.
 */
export const useDraftText = (record: string, first = '') => {
  const portal = usePortal()
  const key = formDraftKey(useStore(portal.session.$user), record)
  const [drafts] = useState(() => draftsOf(portal))
  const [start] = useState(() => {
    const { text } = withDraft(drafts, key, empty)
    return first === '' ? text : first
  })
  const other = useOtherDraft(drafts, key)
  const keep = useCallback(
    (text: string) => writeDraft(drafts, key, { text }, empty),
    [drafts, key],
  )
  const forget = useCallback(() => drafts.remove(key), [drafts, key])
  return {
    start,
    keep,
    forget,
    other: other === undefined ? undefined : withDraft({ get: () => other }, key, empty).text,
  }
}
