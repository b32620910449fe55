import { expect, test } from 'vitest'
import { compile } from '../testing/compile.ts'
import { versionFiles } from './write-docs.ts'

test('types elements, texts and methods for pages that import parapet.js from the platform', async () => {
  const types = [...versionFiles()].filter(([name]) => name.endsWith('.d.ts'))
  const output = await compile({
    files: {
      ...Object.fromEntries(types),
      'good.ts': `import { Parapet } from './parapet.js'
        Parapet.texts({ locale: 'en-US', 'calculator:label': 'Cyber quote' })
        const button = Parapet.create('parapet-quote-button', { region: 'uk' }).mount('main')
        export const step = (await button.getQuote()).step
        const code = Parapet.create('parapet-security-code')
        export const isSent: boolean = await code.resend('text')
        const payment = Parapet.create('parapet-payment-page')
        export const status = (await payment.getPayment())?.status`,
      'bad.ts': `import { Parapet } from './parapet.js'
        Parapet.texts({ 'calculator:lable': 'Cyber quote' })`,
    },
  })
  expect(output).toMatch(/bad\.ts.+calculator:lable/)
  expect(output).not.toContain('good.ts')
}, 60_000)
