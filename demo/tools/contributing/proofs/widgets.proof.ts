import { expect, test } from 'vitest'
import { baseLocale } from '#core/foundation/wording/engine.ts'
import { locales } from '#core/foundation/region/regions.ts'
import { definitions } from '#widgets/definitions.ts'
import { docsFiles, versionFiles } from '#widgets/docs/write-docs.ts'
import { elementWording } from '#widgets/platform/element-wording.ts'
import { registry } from '#widgets/registry.ts'

const tag = 'parapet-claims-phone'

test('the element is in the manifest, has a page and loads by its tag', async () => {
  const files = versionFiles()
  expect(files.get('custom-elements.json')).toContain(tag)
  expect(files.get('parapet.css')).toContain(tag)
  expect([...docsFiles().keys()]).toContain(`docs/${tag}.html`)
  const found = Object.entries(registry).find(([name]) => name === tag)
  expect(await found?.[1]()).toHaveProperty('definition.tag', tag)
})

test('elements accept the region and the product', () => {
  const { region, locale, product } = definitions['parapet-quote-calculator'].attributes
  expect(region.values).toContain('nz')
  expect(locale.values).toContain('en-NZ')
  expect(product.values).toContain('PRIME_ONE_NZ')
})

test('elements have the region’s own texts', async () => {
  const locale = locales.find((each: string) => each === 'en-NZ') ?? baseLocale
  expect(await elementWording()(locale, 'errors')).toEqual({
    postcodeInvalid: 'Invalid New Zealand postal code',
  })
})
