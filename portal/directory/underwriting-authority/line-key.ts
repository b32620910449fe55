import type { AuthorityLine } from '#core/directory/underwriting-authority/lines.ts'

/** The text of what limits are for. */
export const lineKey = (line: AuthorityLine) =>
  line === 'all' ? ('authority:allLines' as const) : (`products:lines.${line}` as const)
