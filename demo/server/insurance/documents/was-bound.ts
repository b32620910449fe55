import { sql } from 'drizzle-orm'
import { quotes } from '../quotes/tables.ts'
import { documents } from './tables.ts'

/** Whether a quote was ever bound: a binder that is offered again as a quote keeps its document. */
export const wasBound = sql`exists (select 1 from ${documents} where ${documents.kind} = 'binder' and ${documents.subjectId} = ${quotes.id})`
