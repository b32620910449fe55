import { expect, test } from 'vitest'
import { linkedDialog } from '#core/platform/dialogs/dialog.ts'
import { baseLocale } from '#core/foundation/wording/engine.ts'
import { locales } from '#core/foundation/region/regions.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import type { Namespace, WordingKey } from '#core/foundation/wording/namespaces.ts'
import { dialogInputs, exampleIds } from '#portal/dialogs.fixture.ts'
import { wordingLoader } from '#portal/frame/platform/wording-loader.ts'
import { quotesShell } from '#portal/insurance/quotes/shell-parts.ts'
import { personas } from '#portal/personas/personas.ts'

// The compiler only knows the keys of the sources, not those that the recipes add.
const spoken = async (region: 'US' | 'UK', namespace: Namespace, key: string) => {
  const { platform } = await testPlatform({ region, namespaces: [namespace] })
  return platform.wording.t(`${namespace}:${key}` as WordingKey, { account: 'Harbor' })
}

test('the dialog is found by its address and loads its view', async () => {
  const dialogs = (await quotesShell.linkedDialogs?.())?.map(([dialog]) => dialog) ?? []
  const linked = linkedDialog(dialogs, 'quote-number', '{"quoteId":"quote-1"}')
  expect(linked?.input).toEqual({ quoteId: 'quote-1' })
  expect(await linked?.dialog.load()).toBeTypeOf('function')
  expect(linkedDialog(dialogs, 'quote-number', '{}')).toBeUndefined()
  // so the tests of all dialogs include it
  expect(dialogInputs).not.toHaveProperty('quote-number')
  expect(linked?.dialog.input.safeParse(exampleIds).success).toBe(true)
  expect(await spoken('US', 'quotes', 'readOut.title')).toBe('Number of this quote')
})

test('the table has a tab for its persona, and the menu links to it', async () => {
  const { tabs, menu } = personas.customer
  expect(tabs.map(({ id }) => id)).toContain('INVOICES')
  expect(menu.map(({ tab }) => tab)).toContain('INVOICES')
  expect(await spoken('US', 'documents', 'invoices')).toBe('Invoices')
})

test('the text has the terms of each region', async () => {
  const key = 'claimsHint'
  expect(await spoken('US', 'impersonation', key)).toBe(
    'Claims of Harbor are reported by the agency.',
  )
  expect(await spoken('UK', 'impersonation', key)).toBe(
    'Claims of Harbor are reported by the brokerage.',
  )
})

test('the sign-in has the region’s own texts without a request to the locale host', async () => {
  const locale = locales.find((each: string) => each === 'en-NZ') ?? baseLocale
  expect(await wordingLoader(locale, 'sign-in')).toEqual({
    lead: 'Log in to quote, place and manage cyber insurance.',
  })
})
