import type { organisations } from './tables.ts'

/**
 * The display name of an organisation: with several locations, name, " - " and alias (spec 1 §3).
 */
export const displayName = ({
  name,
  locationAlias,
}: Pick<typeof organisations.$inferSelect, 'name' | 'locationAlias'>): string =>
  locationAlias ? `${name} - ${locationAlias}` : name
