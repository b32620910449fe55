import { task } from '../../kernel/offload/task.ts'
import type { Sheet } from './sheet.ts'

/** Draws a document as a PDF. Bound its texts first: see `boundedSheet`. */
export const drawDocument = task(import.meta.url, {
  name: 'draw-document',
  limit: 10_000,
  work: async (sheet: Sheet): Promise<Uint8Array> =>
    (await import('./draw-sheet.ts')).drawSheet(sheet),
})
