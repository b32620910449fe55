import { assert, until } from '../testing/assert.ts'
import { mount } from '../testing/mount.ts'
import { describe, test } from '../testing/suite.ts'
import '../account-form/element.ts'
import '../payment-page/element.ts'
import '../product-selector/element.ts'
import '../quote-cart/element.ts'
import '../risk-factors/element.ts'
import '../quote-calculator/element.ts'
import '../security-code/element.ts'
import '../security-questions/element.ts'

const tags = [
  'parapet-account-form',
  'parapet-payment-page',
  'parapet-product-selector',
  'parapet-quote-calculator',
  'parapet-quote-cart',
  'parapet-risk-factors',
  'parapet-security-code',
  'parapet-security-questions',
] as const

/** Layouts in which the content decides the width. */
const places = {
  'a flex row': ['display:flex', ''],
  'a flex column that centres': ['display:flex;flex-direction:column;align-items:center', ''],
  'a line': ['', 'display:inline-block'],
  'a float': ['', 'float:left'],
  'fit-content': ['', 'width:fit-content'],
  'a grid of automatic columns': ['display:grid;grid-template-columns:auto 1fr', ''],
  'an absolute place': ['position:relative', 'position:absolute'],
} as const

const put = (tag: string, outer: string, own: string, width: number): HTMLElement => {
  const place = mount('<div></div>')
  place.style.cssText = `width:${width}px;${outer}`
  const box = document.createElement('div')
  box.style.cssText = own
  // The rule is on a wrapper, because the element fixes its own display.
  const element = document.createElement(tag)
  element.setAttribute('api-base', 'http://api.test')
  if (own === '') place.append(element)
  else {
    box.append(element)
    place.append(box)
  }
  return element
}

const widthOf = (element: Element): number => element.getBoundingClientRect().width

for (const tag of tags)
  describe(tag, () => {
    for (const [name, [outer, own]] of Object.entries(places)) {
      test(`has a width in ${name}`, async () => {
        const element = put(tag, outer, own, 1200)
        assert(widthOf(element) > 300, `It is ${widthOf(element)} wide with its placeholder`)
        await until(() => element.shadowRoot?.querySelector('[part=base]'), 'the view')
        assert(widthOf(element) > 300, `It is ${widthOf(element)} wide`)
      })
    }

    for (const outer of ['', 'display:flex', 'display:grid'])
      test(`shrinks in a narrow container (${outer || 'display:block'})`, async () => {
        const element = put(tag, outer, '', 320)
        await until(() => element.shadowRoot?.querySelector('[part=base]'), 'the view')
        assert(widthOf(element) <= 320.5, `It is ${widthOf(element)} wide`)
      })

    test('has a width in a dialog', async () => {
      const dialog = mount('<dialog></dialog>') as HTMLDialogElement
      const element = document.createElement(tag)
      element.setAttribute('api-base', 'http://api.test')
      dialog.append(element)
      dialog.showModal()
      await until(() => element.shadowRoot?.querySelector('[part=base]'), 'the view')
      assert(widthOf(element) > 300, `It is ${widthOf(element)} wide`)
    })
  })
