import { assert, until } from '../testing/assert.ts'
import { mount } from '../testing/mount.ts'
import { describe, test } from '../testing/suite.ts'
import '../account-form/element.ts'
import '../payment-page/element.ts'
import '../product-selector/element.ts'
import '../quote-cart/element.ts'
import '../quote-review/element.ts'
import '../surplus-attestation/element.ts'
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
  'parapet-quote-review',
  'parapet-risk-factors',
  'parapet-security-code',
  'parapet-security-questions',
  'parapet-surplus-attestation',
] as const

/** Layouts that size by content. */
const places = {
  'a flex row': ['display:flex', ''],
  'a flex column that centres': ['display:flex;flex-direction:column;align-items:center', ''],
  'a line': ['', 'display:inline-block'],
  'a float': ['', 'float:left'],
  'fit-content': ['', 'width:fit-content'],
  'a grid of automatic columns': ['display:grid;grid-template-columns:auto 1fr', ''],
  'absolute positioning': ['position:relative', 'position:absolute'],
  'a table cell': ['display:table;width:auto', 'display:table-cell'],
} as const

const put = (tag: string, outer: string, own: string, width: number): HTMLElement => {
  const container = document.createElement('div')
  // Keeps floats of one layout out of the next.
  const apart = mount('<section></section>')
  apart.style.display = 'flow-root'
  apart.append(container)
  container.style.cssText = `width:${width}px;${outer}`
  const box = document.createElement('div')
  box.style.cssText = own
  // The rule is on a wrapper, because the element fixes its own display.
  const element = document.createElement(tag)
  element.setAttribute('api-base', 'http://api.test')
  if (own === '') container.append(element)
  else {
    box.append(element)
    container.append(box)
  }
  return element
}

const widthOf = (element: Element): number => element.getBoundingClientRect().width

const view = (element: Element) =>
  until(() => element.shadowRoot?.querySelector('[part=base]'), 'the view')

// All layouts of one tag are rendered together to save time.
for (const tag of tags)
  describe(tag, () => {
    test('keeps its intrinsic width in layouts that size by content', async () => {
      const placed = Object.entries(places).map(
        ([name, [outer, own]]) => [name, put(tag, outer, own, 1200)] as const,
      )
      for (const [name, element] of placed)
        assert(widthOf(element) > 300, `It is ${widthOf(element)} with its placeholder in ${name}`)
      await Promise.all(placed.map(([, element]) => view(element)))
      for (const [name, element] of placed)
        assert(widthOf(element) > 300, `It is ${widthOf(element)} wide in ${name}`)
    })

    test('shrinks in a narrow container', async () => {
      const placed = ['display:block', 'display:flex', 'display:grid'].map(
        (outer) => [outer, put(tag, outer, '', 320)] as const,
      )
      await Promise.all(placed.map(([, element]) => view(element)))
      for (const [outer, element] of placed)
        assert(widthOf(element) <= 320.5, `It is ${widthOf(element)} wide in ${outer}`)
    })

    test('has a width in a dialog', async () => {
      const dialog = mount('<dialog></dialog>') as HTMLDialogElement
      const element = document.createElement(tag)
      element.setAttribute('api-base', 'http://api.test')
      dialog.append(element)
      dialog.showModal()
      await view(element)
      assert(widthOf(element) > 300, `It is ${widthOf(element)} wide`)
    })
  })
