import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

const text = 'Prefers to be called in the morning.'

/** A sample input of each endpoint of this domain. */
export const samples = {
  listNotes: ({ accountId }) => ({ params: { accountId } }),
  addNote: ({ accountId }) => ({ params: { accountId }, body: { text } }),
  editNote: ({ accountId, noteId }) => ({ params: { accountId, noteId }, body: { text } }),
} satisfies SamplesOf<typeof endpoints>
