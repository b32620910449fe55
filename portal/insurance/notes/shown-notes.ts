import type { searchActivity } from '#core/insurance/activity/endpoints.ts'
import type { listNotes } from '#core/insurance/notes/endpoints.ts'
import type { ShownRecords } from '#core/platform/live/shown-records.ts'

/** What open screens show of notes. */
export const shownNotes: ShownRecords<(typeof listNotes | typeof searchActivity)['id']> = {
  kind: 'note',
  lists: ['listNotes', 'searchActivity'],
  records: [],
}
