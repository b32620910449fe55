import type { Task } from '../../kernel/offload/task.ts'
import type { Sheet } from './sheet.ts'

/** Draws a document as a PDF. Bound its texts first: see `boundedSheet`. */
export const drawDocument: Task<Sheet, Uint8Array> = {
  name: 'drawDocument',
  limit: 10_000,
  work: async (sheet) => (await import('./drawing.ts')).drawSheet(sheet),
}
