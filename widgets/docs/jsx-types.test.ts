import { expect, test } from 'vitest'
import { definitions } from '../definitions.ts'
import { compile } from '../testing/compile.ts'
import { elementTypesOf } from './element-types.ts'
import { jsxTypesOf } from './jsx-types.ts'

const all = Object.values(definitions)

/** Compiler errors for pages that use the types like an embedder. */
const errorsOf = (pages: Readonly<Record<string, string>>): Promise<string> =>
  compile({
    files: {
      'elements.d.ts': elementTypesOf(all),
      'jsx.d.ts': jsxTypesOf(all),
      ...Object.fromEntries(
        Object.entries(pages).map(([name, page]) => [name, `import './jsx.d.ts'\n${page}`]),
      ),
    },
  })

const good = `
  export const quote = (
    <parapet-quote-calculator
      client-key="pk"
      region="uk"
      name="quote"
      onparapet-quote-saved={(event) => event.detail.quoteId.toUpperCase()}
    />
  )
  const element = document.querySelector('parapet-quote-calculator')
  if (element) {
    element.region = 'uk'
    element.fetchSession = async () => ({ accessToken: '' })
    void element.goTo('contact').then((isShown) => isShown === true || element.dirty)
    void element.getQuote().then(({ priced }) => priced?.totalPremium.toFixed(2))
  }
  void document.querySelector('parapet-quote-button')?.open()
  document.querySelector('parapet-sign-in-button')?.accessToken?.trim()
  document.addEventListener('parapet-quote-saved', (event) => event.detail.quoteNumber.trim())
  document.body.addEventListener('parapet-quote-saved', (event) => event.detail.quoteNumber.trim())
`

test('types members, methods and events of elements in JSX and on the page', async () => {
  const output = await errorsOf({
    'good.tsx': good,
    'value.tsx': `export const quote = <parapet-quote-calculator region="mars" />`,
    'step.ts': `void document.createElement('parapet-quote-calculator').goTo('nowhere')`,
  })
  expect(output).not.toContain('good.tsx')
  expect(output).toMatch(/value\.tsx.+TS2322: Type '"mars"' is not assignable/)
  expect(output).toMatch(/step\.ts.+TS2345: Argument of type '"nowhere"' is not assignable/)
}, 60_000)
