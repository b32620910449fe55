import { table } from '../../frame/tables/table.ts'

/** Quotes of the viewer's agency. */
export const agencyQuotes = table(async () => (await import('./AgencyQuotes.tsx')).AgencyQuotes)

/** Bound quotes of the viewer's agency. */
export const agencyBinders = table(async () => (await import('./AgencyBinders.tsx')).AgencyBinders)

/** Quotes of every agency. */
export const allQuotes = table(async () => (await import('./AllQuotes.tsx')).AllQuotes)

/** Bound quotes of every agency. */
export const allBinders = table(async () => (await import('./AllBinders.tsx')).AllBinders)

/** Quotes that wait for an underwriter. */
export const inbox = table(async () => (await import('./Inbox.tsx')).Inbox)
