import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from '../bin/root.ts'
import { limits } from './limits.ts'
import { totalCompressedSize } from './compressed-size.ts'

const release = z.object({
  version: z.string(),
  elements: z.record(z.string(), z.array(z.string())),
})

/** The elements without React. */
const light = [
  'parapet-cookie-bar',
  'parapet-incident-banner',
  'parapet-notifications',
  'parapet-quote-button',
  'parapet-sign-in-button',
] as const

const calculator = 'parapet-quote-calculator'

/** Elements of a record, which are used on pages with the calculator. */
const recordElements = [
  'parapet-account-form',
  'parapet-product-selector',
  'parapet-quote-cart',
  'parapet-quote-review',
  'parapet-risk-factors',
  'parapet-security-questions',
  'parapet-surplus-attestation',
] as const

/** The chunk that lists elements of records and others, which the loader loads once per page. */
const isList = (file: string): boolean => file.startsWith('listed-elements-')

/**
 * The sizes of light elements without the loader (shared files, and files of each), of the list of
 * other elements, and of elements of records without that list and the calculator.
 */
export const elementSizes = async () => {
  const text = await readFile(join(root, 'build/widgets/release.json'), 'utf8')
  const { version, elements } = release.parse(JSON.parse(text))
  const filesOf = (tag: string) => elements[tag] ?? []
  const shared = filesOf(light[0]).filter((file) =>
    light.every((tag) => filesOf(tag).includes(file)),
  )
  const weigh = (files: readonly string[]) =>
    totalCompressedSize(files.map((file) => `/widgets/v${version}/${file}`))
  const ofCalculator = filesOf(calculator)
  const isOwn = (file: string): boolean => !ofCalculator.includes(file) && !isList(file)
  const lists = [...new Set(recordElements.flatMap((tag) => filesOf(tag).filter(isList)))]
  return [
    {
      what: 'shared by light elements',
      bytes: await weigh(shared),
      limit: limits.sharedByLightElements,
    },
    { what: 'list of elements', bytes: await weigh(lists), limit: limits.elementList },
    ...(await Promise.all(
      light.map(async (tag) => ({
        what: tag,
        bytes: await weigh(filesOf(tag).filter((file) => !shared.includes(file))),
        limit: limits.lightElement,
      })),
    )),
    ...(await Promise.all(
      recordElements.map(async (tag) => ({
        what: `${tag} after the calculator`,
        bytes: await weigh(filesOf(tag).filter(isOwn)),
        limit: limits.recordElement,
      })),
    )),
  ]
}
