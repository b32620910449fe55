import { comparisonTexts } from '#core/insurance/quotes/cart/comparison-texts.ts'
import type { SharedComparison } from '#core/insurance/quotes/cart/sharing.ts'
import { isIndication } from '#core/insurance/quotes/statuses.ts'
import { documentFileName } from '#core/insurance/documents/file-names.ts'
import { regionTable, type Region } from '#core/foundation/region/regions.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { agencyOf } from '../../directory/agencies/service.ts'
import { formatsOf } from '../../kernel/formats/formats.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import { comparisonToWire, type ComparedQuote } from '../quotes/cart/shared-comparison.ts'
import { exclusionBlocks, subjectivityBlocks } from './blocks.ts'
import { boundedSheet } from './bounds.ts'
import { drawDocument } from './draw-document.task.ts'
import { isolated } from './fonts/directions.ts'
import type { Block, Sheet } from './sheet.ts'

/** The rows of a comparison, from the same texts as on screen. */
const comparisonBlocks = (
  services: Services,
  region: Region,
  { variations, agencyName, agentName, agentEmail, agentPhone }: SharedComparison,
): Block[] => {
  const formats = formatsOf(region)
  const t = services.wording.in(formats.locale)
  const { groups, cheapest, widest } = comparisonTexts(variations, {
    t,
    has: (key) => services.wording.has(key),
    money: formats.money,
    sum: formats.money,
    day: formats.day,
  })
  const marksOf = (id: string): string =>
    [
      ...(cheapest.includes(id) ? [t('cart:cheapest')] : []),
      ...(widest.includes(id) ? [t('cart:widest')] : []),
    ].join(', ')
  const share = 0.7 / variations.length
  const widths = [0.3, ...variations.map(() => share)]
  return [
    { kind: 'text', text: t('drawn-documents:proposalText') },
    ...(variations.some((each) => isIndication(each))
      ? [{ kind: 'text', text: t('cart:indication.lead') } as const]
      : []),
    {
      kind: 'details',
      rows: variations.map(({ id, presetName, quoteNumber }) => [
        isolated(presetName),
        [presetName === quoteNumber ? '' : quoteNumber, marksOf(id)].filter(Boolean).join(', '),
      ]),
    },
    ...groups.flatMap((group): Block[] => [
      { kind: 'heading', text: group.name },
      {
        kind: 'table',
        head: ['', ...variations.map(({ presetName }) => isolated(presetName))],
        rows: group.rows.map(({ name, cells }) => [name, ...cells]),
        widths,
      },
    ]),
    ...variations.flatMap(({ presetName, excludedEvents, openSubjectivities }) => [
      ...exclusionBlocks({ t, formats, adjustments: { events: excludedEvents } }, presetName),
      ...subjectivityBlocks({ t, openSubjectivities }, presetName),
    ]),
    { kind: 'heading', text: t('drawn-documents:sections.contact') },
    {
      kind: 'details',
      rows: [
        [t('drawn-documents:facts.agency'), isolated(agencyName)],
        [
          t('drawn-documents:facts.agent'),
          [isolated(agentName), agentEmail, formatPhone(region, agentPhone)]
            .filter(Boolean)
            .join(', '),
        ],
      ],
    },
  ]
}

const comparisonSheet = async (
  services: Services,
  first: ComparedQuote,
  comparison: SharedComparison,
): Promise<Sheet> => {
  const { region, agencyId } = first.quote
  const { locale } = formatsOf(region)
  const t = services.wording.in(locale)
  const title = t('drawn-documents:title.comparison', {
    company: isolated(comparison.companyName),
    count: comparison.variations.length,
  })
  return {
    title: comparison.variations.every((each) => isIndication(each))
      ? t('drawn-documents:title.indication', { title })
      : title,
    kind: t('cart:document'),
    created: services.clock.now(),
    region,
    locale,
    brand: (await agencyOf(services, agencyId)).brand,
    blocks: comparisonBlocks(services, region, comparison),
    legal: regionTable[region].legal.map((key) => t(key)).join(' '),
    pageText: t('drawn-documents:page', { page: '{page}', pages: '{pages}' }),
  }
}

/** Draws quotes side by side as a PDF; undefined without quotes. */
export const drawComparison = async (
  services: Services,
  compared: readonly ComparedQuote[],
): Promise<FileAnswer | undefined> => {
  const [first] = compared
  if (first === undefined) return undefined
  const comparison = await comparisonToWire(services, '', compared)
  const sheet = await comparisonSheet(services, first, comparison)
  return {
    name: documentFileName({
      region: first.quote.region,
      kind: 'comparison',
      companyName: comparison.companyName,
      number: first.quote.quoteNumber,
    }),
    type: 'application/pdf',
    bytes: await services.offload.run(drawDocument, boundedSheet(sheet)),
  }
}
