import type { Locale } from '#core/foundation/region/regions.ts'
import type { Services } from '../../kernel/services.ts'
import { hasText } from '../../kernel/wording.ts'
import type { organisations } from './tables.ts'

/**
 * The display name of an organisation. With several locations: name, " - " and alias (spec 1 §3).
 */
export const displayName = ({
  name,
  locationAlias,
}: Pick<typeof organisations.$inferSelect, 'name' | 'locationAlias'>): string =>
  locationAlias ? `${name} - ${locationAlias}` : name

/** The name of a role in a locale. Some locales call agents brokers (spec 1 §1). */
export const roleName = (
  { wording }: Pick<Services, 'wording'>,
  { id, name }: { readonly id: string; readonly name: string },
  locale: Locale,
): string => {
  const key = `profile:roles.${id}`
  return hasText(wording, key) ? wording.in(locale)(key) : name
}
