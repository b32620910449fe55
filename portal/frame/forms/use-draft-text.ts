import { useCallback, useState } from 'react'
import { formDraftKey, withDraft, writeDraft } from '#core/foundation/storage/form-draft.ts'
import { pageDrafts } from '#core/identity/session/page-drafts.ts'
import { useOtherDraft } from '#widgets/react/use-other-draft.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'

const empty = { text: '' }

interface DraftTextInput {
  /** The key of the draft: `sign.{quoteId}`. */
  readonly record: string
  /** The control's name; the notice of a restored draft shows its label. */
  readonly name: string
  /** The initial text, which a draft does not replace. */
  readonly first?: string | undefined
}

/**
 * A text of a public form that survives a reload. On the page of a mailed link, other tabs of the
 * link start with it; `other` is what was typed there since.
 */
export const useDraftText = ({ record, name, first = '' }: DraftTextInput) => {
  const portal = usePortal()
  const key = formDraftKey(useStore(portal.session.$user), record)
  const [drafts] = useState(() => pageDrafts(portal))
  const [start] = useState(() => {
    const { text } = withDraft(drafts, key, empty)
    return first === '' ? text : first
  })
  const [restored, setRestored] = useState<readonly string[]>(start === first ? [] : [name])
  const other = useOtherDraft(drafts, key)
  const keep = useCallback(
    (text: string) => writeDraft(drafts, key, { text }, empty),
    [drafts, key],
  )
  const forget = useCallback(() => {
    drafts.remove(key)
    setRestored([])
  }, [drafts, key])
  return {
    start,
    keep,
    forget,
    /** The control's name if its text was restored; empty once sent or discarded. */
    restored,
    other: other === undefined ? undefined : withDraft({ get: () => other }, key, empty).text,
  }
}
