import {
  registeredRegions,
  registeredServerData,
} from '../../../core/foundation/region/registry.ts'
import { registeredProducts } from '../../../core/insurance/products/registry.ts'

/** Files that may name a region or a product: declarations, wording, seeds and tests. */
const canName = [
  /^core\/(?:foundation\/region|insurance\/(?:products|regions))\//,
  /^demo\/server\/insurance\/rating\/plan\//,
  /^demo\/(?:e2e|sites|tools\/(?:bench|contributing|dev|start))\//,
  /^demo\/server\/insurance\/rating\/examples\.ts$/,
  /^demo\/server\/(?:.+\/seed|workflows\/examples)\//,
  /\/(?:testing|samples)\//,
  /\/samples\.ts$/,
  /\.(?:test|fixture|wtr)\.tsx?$/,
  // wording of the hosted payment page, which does not use the platform's texts
  /^demo\/companions\/processor\/frame\/texts\.ts$/,
]

/** The names of a region. The base language belongs to all wording, so it does not count. */
const namesOfRegion = (region: (typeof registeredRegions)[number]): readonly string[] => {
  const { timezone, states } = registeredServerData[region.id]
  return [
    region.id,
    region.currency,
    timezone,
    ...states.map(([, , zone]) => zone),
    ...(region === registeredRegions[0] ? [] : [region.locale, region.id.toLowerCase()]),
    ...('host' in region ? [region.host.ending, region.host.local] : []),
    ...Object.values(region.flags),
  ]
}

const names: ReadonlyMap<string, 'region' | 'product'> = new Map([
  ...registeredRegions.flatMap(namesOfRegion).map((name) => [name, 'region'] as const),
  ...registeredProducts.map(({ id }) => [id, 'product'] as const),
])

/** The error of a literal or a property name in a file; undefined when it is allowed. */
export const registeredNameError = (file: string, text: string): string | undefined => {
  const kind = names.get(text)
  if (kind === undefined || canName.some((pattern) => pattern.test(file))) return undefined
  return `${text} names a ${kind}: read it from the registry, so that one more costs nothing here`
}
