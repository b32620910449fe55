import type { organisations } from './tables.ts'

/** How an organisation is called: one with several locations by name, " - " and alias (spec 1 §3). */
export const displayName = ({
  name,
  locationAlias,
}: Pick<typeof organisations.$inferSelect, 'name' | 'locationAlias'>): string =>
  locationAlias ? `${name} - ${locationAlias}` : name
