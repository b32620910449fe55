import {
  applicationRules,
  type ApplicationField,
  type ApplicationReading,
} from '#core/insurance/accounts/application/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { withoutInvisible } from '#core/foundation/validation/invisible.ts'
import { readCsvFields } from './csv.ts'
import type { Entry } from './entry.ts'
import { fieldNamed } from './field-names.ts'
import { isPdf } from './is-pdf.ts'
import { isDash, isFormula, readValue, withoutProtection } from './field-values.ts'
import { readPdfFields } from './pdf/read-fields.ts'
import { UnreadableFileError, type UnreadableReason } from './unreadable-file.ts'

/** A file with the region of its account. */
export interface UploadedApplication {
  readonly bytes: Uint8Array
  readonly region: Region
}

/** The result, or why the file could not be read. */
export type Outcome =
  | { readonly kind: 'read'; readonly reading: ApplicationReading }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }

const signatures = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '\x89PNG', '\xff\xd8\xff', 'GIF8', '{\\rtf']

/** Whether it is another kind of file: a workbook, an image, a text document. */
const isOtherKind = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  return signatures.some((signature) => start.startsWith(signature))
}

/** Converts a text to one line of printable characters. */
const cleaned = (text: string): string =>
  withoutInvisible(
    text
      .slice(0, 10 * applicationRules.maxValueLength)
      .toWellFormed()
      .normalize('NFC'),
  )
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Characters that change the display order of a text. */
const reordered = /[\u202d\u202e]/

const shortened = (text: string): string => text.slice(0, 200).toWellFormed()

/** Splits the values of an application into those of the details and the rest. */
const readingOf = (entries: readonly Entry[], region: Region): ApplicationReading => {
  const fields: ApplicationReading['fields'] = []
  const unread: ApplicationReading['unread'] = []
  const usedFields = new Set<ApplicationField>()
  for (const { sources, value, isAmbiguous = false } of entries) {
    const text = withoutProtection(cleaned(value))
    const [source = ''] = sources
    const known = sources
      .map((name) => fieldNamed(name, region))
      .find((field) => field !== undefined)
    const leave = (reason: ApplicationReading['unread'][number]['reason']): void => {
      unread.push({ source: shortened(cleaned(source)), value: shortened(text), reason })
    }
    if (text === '' || isDash(text)) continue
    if (known === undefined) leave('unknown')
    else if (usedFields.has(known)) leave('repeated')
    else if (isAmbiguous) leave('severalValues')
    else if (isFormula(text)) leave('formula')
    else if (reordered.test(value)) leave('invalid')
    else if (text.length > applicationRules.maxValueLength) leave('tooLong')
    else {
      const reading = readValue(known, text, region)
      if (reading.kind === 'unread') leave(reading.reason)
      else {
        usedFields.add(known)
        fields.push({ field: known, source: shortened(cleaned(source)), value: reading.value })
      }
    }
  }
  return { fields, unread }
}

/** Reads an application: the form fields of a PDF, or a CSV file. */
export const readUploaded = ({ bytes, region }: UploadedApplication): Outcome => {
  try {
    if (isOtherKind(bytes)) throw new UnreadableFileError('unknownKind')
    const entries = isPdf(bytes) ? readPdfFields(bytes) : readCsvFields(bytes)
    return { kind: 'read', reading: readingOf(entries, region) }
  } catch (error) {
    if (error instanceof UnreadableFileError) return { kind: 'unreadable', reason: error.reason }
    throw error
  }
}
