import { applicationRules } from '#core/insurance/accounts/application/model.ts'
import type { Entry } from '../entry.ts'
import { UnreadableFileError } from '../unreadable-file.ts'
import { createBudget, type WorkBudget } from '../work-budget.ts'
import { decodeText } from './decode-text.ts'
import { decryptionOf } from './decrypt.ts'
import { readObjects, type PdfFile } from './read-objects.ts'
import { asName, type PdfDictionary, type PdfValue } from './values.ts'

/** Maximum nesting of fields. */
const maxDepth = 16

/** Fields with their kids and widgets, most of which have no value of their own. */
const maxVisited = 10 * applicationRules.maxFields

/** Decoded bytes of a name and of a value: more than is displayed. Many fields may share one text. */
const maxNameLength = 400
const maxTextLength = 20 * applicationRules.maxValueLength

/** Each option has its own texts to decode. */
const stepsPerOption = 5

/** A choice of a field: the stored text and the visible one. */
interface Option {
  readonly stored: string | undefined
  readonly shown: string | undefined
}

/** The entries that a field's kids inherit. */
interface Inherited {
  readonly names: readonly string[]
  readonly type: string | undefined
  readonly value: PdfValue | undefined
  readonly label: string | undefined
  readonly options: PdfValue | undefined
}

/** The objects of a file, decrypted if it is encrypted. */
const readOpened = (bytes: Uint8Array, budget: WorkBudget): PdfFile => {
  const file = readObjects(bytes, budget)
  const trailer = file.trailers.find(({ entries }) => entries.has('Encrypt'))
  if (trailer === undefined) return file
  const resolve = (name: string): PdfValue | undefined => {
    const value = trailer.entries.get(name)
    return value?.kind === 'reference' ? file.objects.get(value.to) : value
  }
  const dictionary = resolve('Encrypt')
  const ids = resolve('ID')
  const first = ids?.kind === 'list' ? ids.items[0] : undefined
  if (dictionary?.kind !== 'dictionary') throw new UnreadableFileError('protected')
  const id = first?.kind === 'text' ? first.bytes : ''
  return readObjects(bytes, budget, decryptionOf({ dictionary, id }))
}

/** The form fields of a PDF with their values (ISO 32000-1 §12.7). */
export const readPdfFields = (
  bytes: Uint8Array,
  budget: WorkBudget = createBudget(),
): readonly Entry[] => {
  const { objects, trailers, streamOf } = readOpened(bytes, budget)

  const resolve = (value: PdfValue | undefined): PdfValue | undefined =>
    value?.kind === 'reference' ? objects.get(value.to) : value
  const dictionaryOf = (value: PdfValue | undefined): PdfDictionary | undefined => {
    const found = resolve(value)
    return found?.kind === 'dictionary' ? found : undefined
  }
  const textOf = (value: PdfValue | undefined): string | undefined => {
    const found = resolve(value)
    return found?.kind === 'text' ? decodeText(found.bytes.slice(0, maxNameLength)) : undefined
  }
  const itemsOf = (value: PdfValue | undefined): readonly PdfValue[] => {
    const found = resolve(value)
    const items = found?.kind === 'list' ? found.items : []
    budget.spend(items.length)
    if (items.length > maxVisited) throw new UnreadableFileError('tooManyFields')
    return items
  }

  const all = [...objects.values()].filter((value) => value.kind === 'dictionary')
  const ofType = (type: string) => all.filter(({ entries }) => asName(entries.get('Type')) === type)
  if (ofType('Page').length > applicationRules.maxPages)
    throw new UnreadableFileError('tooManyPages')
  const root =
    trailers
      .toReversed()
      .map(({ entries }) => dictionaryOf(entries.get('Root')))
      .find((found) => found !== undefined) ?? ofType('Catalog').at(-1)
  const form = dictionaryOf(root?.entries.get('AcroForm'))

  const entries: Entry[] = []
  const seen = new Set<PdfDictionary>()

  /** A value as a text; a stream may contain it. */
  const writtenText = (value: PdfValue | undefined): string | undefined => {
    const streamed = value?.kind === 'reference' ? streamOf(value.to) : undefined
    const found = resolve(value)
    const written = streamed ?? (found?.kind === 'text' ? found.bytes : undefined)
    return written === undefined ? undefined : decodeText(written.slice(0, maxTextLength))
  }

  const optionTexts = new Map<PdfValue, string>()

  /** The text of an option; many options may share one. */
  const optionText = (value: PdfValue | undefined): string | undefined => {
    const found = resolve(value)
    if (found?.kind !== 'text') return undefined
    const text = optionTexts.get(found) ?? decodeText(found.bytes.slice(0, maxNameLength))
    optionTexts.set(found, text)
    return text
  }

  const knownOptions = new Map<PdfValue, readonly Option[]>()

  /** The options of a field; many fields may share a list. */
  const optionsOf = (value: PdfValue | undefined): readonly Option[] => {
    const list = resolve(value)
    if (list === undefined) return []
    const known = knownOptions.get(list)
    if (known !== undefined) return known
    const items = itemsOf(list)
    budget.spend(stepsPerOption * items.length)
    const options = items.map((item) => {
      const found = resolve(item)
      const [stored, shown] = found?.kind === 'list' ? found.items : [item, item]
      return { stored: optionText(stored), shown: optionText(shown) }
    })
    knownOptions.set(list, options)
    return options
  }

  /**
   * The visible text of a stored one; the text itself if it is not an option, because a person typed
   * it.
   */
  const chosenText = (options: readonly Option[], text: string): string =>
    options.find(({ stored }) => stored === text)?.shown ?? text

  /** The state of a button: a radio button has a number if its options have texts. */
  const buttonText = (options: readonly Option[], state: string): string => {
    const option = /^\d{1,3}$/.test(state) ? options[Number(state)] : undefined
    if (option?.shown !== undefined) return option.shown
    return /^(?:on|1|yes)$/i.test(state) ? 'Yes' : state
  }

  /** The value of a field as a text: yes for a checked box, none for an unchecked one. */
  const valueText = ({ type, value, options }: Inherited): string => {
    const found = resolve(value)
    const choices = optionsOf(options)
    const chosen = found?.kind === 'list' ? itemsOf(found) : [value]
    const texts = chosen.flatMap((each) => {
      const text = writtenText(each)
      if (text !== undefined) return type === 'Ch' ? [chosenText(choices, text)] : [text]
      const name = asName(resolve(each))
      if (name === undefined || name === 'Off') return []
      return [type === 'Btn' ? buttonText(choices, name) : name]
    })
    return texts.join(', ').slice(0, maxTextLength)
  }

  const walk = (value: PdfValue, above: Inherited, depth = 0): void => {
    const field = dictionaryOf(value)
    if (field === undefined || seen.has(field) || depth > maxDepth) return
    seen.add(field)
    // kids and widgets without a value count too: they cost the same
    if (seen.size > maxVisited) throw new UnreadableFileError('tooManyFields')
    const own = textOf(field.entries.get('T'))
    const next: Inherited = {
      names: own === undefined ? above.names : [...above.names, own],
      type: asName(resolve(field.entries.get('FT'))) ?? above.type,
      value: field.entries.get('V') ?? above.value,
      label: textOf(field.entries.get('TU')) ?? above.label,
      options: field.entries.get('Opt') ?? above.options,
    }
    const fields = itemsOf(field.entries.get('Kids')).filter((kid) =>
      dictionaryOf(kid)?.entries.has('T'),
    )
    if (fields.length > 0) {
      for (const kid of fields) walk(kid, next, depth + 1)
      return
    }
    if (next.type === 'Sig') return
    const text = valueText(next)
    if (text.trim() === '') return
    if (entries.length >= applicationRules.maxFields) throw new UnreadableFileError('tooManyFields')
    const names = next.names.map((name) => name.replace(/\[\d+\]$/, ''))
    entries.push({
      sources: [next.label, names.at(-1), names.join(' ')].filter((name) => name !== undefined),
      value: text,
    })
  }
  const above = {
    names: [],
    type: undefined,
    value: undefined,
    label: undefined,
    options: undefined,
  }
  for (const field of itemsOf(form?.entries.get('Fields'))) walk(field, above)
  if (entries.length === 0)
    throw new UnreadableFileError(form?.entries.has('XFA') ? 'dynamicForm' : 'noFields')
  return entries
}
