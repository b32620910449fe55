import { localeOf, type Region } from '../../foundation/region/regions.ts'
import { termsOf } from '../../foundation/wording/terms.ts'
import type { DocumentKind } from '../products/document-kinds.ts'

/** Maximum length of each part of a name. Limited because the name is also sent in a header. */
const maxPartLength = 80

/** Removes repeated spaces and characters that file systems reject. */
const safe = (text: string): string =>
  text
    .slice(0, maxPartLength)
    .toWellFormed()
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * The file name of a document, `{company}-{number}-{kind}.pdf` (spec 2 §7), used in lists,
 * download headers and saved files. A binder is named as in its region. `number` is that of the
 * quote, policy or invoice. `date` distinguishes receipts of a policy.
 */
export const documentFileName = (document: {
  readonly region: Region
  readonly kind: DocumentKind | 'comparison'
  readonly companyName: string
  readonly number: string
  readonly date?: string
}): string => {
  const { region, companyName, number, kind, date } = document
  const kindName =
    kind === 'binder' ? termsOf(localeOf[region]).term.binder.replaceAll(' ', '-') : kind
  return `${[companyName, number, kindName, date ?? ''].map(safe).filter(Boolean).join('-')}.pdf`
}
