import type { Region } from '#core/foundation/region/regions.ts'

/** The elements that work with a publishable key alone. */
export const keyTags = [
  'parapet-quote-calculator',
  'parapet-quote-button',
  'parapet-sign-in-button',
] as const
export type KeyTag = (typeof keyTags)[number]

interface PageTagOf {
  /** The platform's origin, which serves the elements; empty for this page's. */
  readonly platform: string
  readonly tag: KeyTag
  readonly clientKey: string
  readonly region: Region
}

/** The HTML that shows an element with a key. */
export const pageTag = ({ platform, tag, clientKey, region }: PageTagOf): string => {
  const origin = platform || globalThis.location.origin
  return [
    `<link rel="stylesheet" href="${origin}/widgets/v0/parapet.css" />`,
    `<script type="module" src="${origin}/widgets/v0/loader.js" crossorigin async></script>`,
    `<${tag} client-key="${clientKey}" region="${region.toLowerCase()}"></${tag}>`,
  ].join('\n')
}
