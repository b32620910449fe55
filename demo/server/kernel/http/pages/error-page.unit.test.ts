import { expect, test } from 'vitest'
import { errorCatalogue } from '#core/error-catalogue.ts'
import { createErrorPage } from './error-page.ts'

test('every code has a section at its docsUrl', async () => {
  const response = await createErrorPage().request('/docs/errors')
  expect(response.status).toBe(200)
  const text = await response.text()
  const missing = [...errorCatalogue.keys()].filter((code) => !text.includes(`id="${code}"`))
  expect(missing).toEqual([])
})
