import type { RegionServerData } from '#core/foundation/region/definition.ts'
import { withAsciiSigns } from '#core/foundation/validation/digits.ts'
import { trimmed, withoutInvisible } from '#core/foundation/validation/invisible.ts'

type Scheme = RegionServerData['industryScheme']

/** Maximum length of a text that is parsed as a code, with the name of its industry. */
const maxLength = 300

/** The name of a scheme that users write before a code: `NAICS code: 541511`, `SIC 2007 62.01`. */
const names: Readonly<Record<Scheme, RegExp>> = {
  NAICS: /^NAICS(?: code)?(?: 20(?:17|22))?(?: ?[:#-])? ?(?=\d)/i,
  SIC: /^(?:UK )?SIC(?: code)?(?: 2007)?(?: ?[:#-])? ?(?=\d)/i,
  ANZSIC: /^ANZSIC(?: code)?(?: 2006)?(?: ?[:#-])? ?(?=\d)/i,
}

/** Sectors with a range of codes. Each code of the range also matches the sector. */
const sectors = ['31-33', '44-45', '48-49'] as const

const naicsCodes = (text: string): readonly string[] => {
  const range = /^(\d\d) ?- ?(\d\d)$/.exec(text)
  if (range) return [`${range[1]}-${range[2]}`]
  if (!/^\d{2,6}$/.test(text)) return []
  if (text.length > 2) return [text]
  const sector = sectors.find((ends) => {
    const [first, last] = ends.split('-').map(Number)
    return Number(text) >= (first ?? 0) && Number(text) <= (last ?? 0)
  })
  return [sector ?? text]
}

const sicCodes = (text: string): readonly string[] => {
  const [, division, group, subclass] = /^(\d\d)\.(\d\d)(?:\/?(\d))?$/.exec(text) ?? []
  if (subclass !== undefined) return [`${division}${group}${subclass}`]
  // the code of a class may mean its only subclass, which ends in 0
  if (division !== undefined) return [`${division}${group}0`, `${division}${group}`]
  // spreadsheets drop the leading zero of a number
  const [, shortDivision, shortGroup] = /^(\d)\.(\d\d)$/.exec(text) ?? []
  if (shortDivision !== undefined)
    return [`0${shortDivision}${shortGroup}0`, `0${shortDivision}${shortGroup}`]
  // four digits are a class without its point, or a subclass without its leading zero
  if (/^\d{4}$/.test(text)) return [`0${text}`, `${text}0`, text]
  return /^(?:\d\d|\d{5})$/.test(text) ? [text] : []
}

const anzsicCodes = (text: string): readonly string[] => {
  // spreadsheets drop the leading zero of a number
  if (/^\d{3}$/.test(text)) return [`0${text}`]
  return /^(?:\d\d|\d{4})$/.test(text) ? [text] : []
}

const readers: Readonly<Record<Scheme, (text: string) => readonly string[]>> = {
  NAICS: naicsCodes,
  SIC: sicCodes,
  ANZSIC: anzsicCodes,
}

/** The result of parsing an industry from a text. */
export interface IndustryText {
  /** The codes that it can mean in a scheme, whether or not the scheme's table has them. */
  readonly codes: readonly string[]
  /** The name that is written after the code, as registers list it: `62012 - Business software`. */
  readonly description: string | undefined
}

/** Reads a code of a scheme, with the name of the scheme before it or that of the industry after it. */
export const readIndustryText = (scheme: Scheme, input: string): IndustryText => {
  if (input.length > maxLength) return { codes: [], description: undefined }
  const text = trimmed(withAsciiSigns(withoutInvisible(input)))
    .replace(/\s/g, ' ')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(names[scheme], '')
  const [code = '', description] = text.split(/(?<=\d)(?: ?[-:] ?| )(?=\p{L})/u, 2)
  // spreadsheets write whole numbers with a decimal
  return { codes: readers[scheme](code.replace(/^(\d{3,6})\.0$/, '$1')), description }
}
