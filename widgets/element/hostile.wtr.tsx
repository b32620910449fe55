import { assert, equal } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'
import '../testing/sample-element.tsx'
import { ready } from '../testing/sample.ts'
import { afterEach, beforeEach, describe, test } from '../testing/suite.ts'

const hostile = new CSSStyleSheet()
hostile.replaceSync(`
  html { font-size: 22px }
  body { font-family: fantasy; text-transform: uppercase; letter-spacing: 4px; line-height: 3; color: lime; -webkit-text-fill-color: red }
  * { all: revert !important }
  parapet-sample { display: inline !important; color: hotpink !important; font-size: 40px !important; visibility: hidden !important }
  button { background: hotpink !important; text-transform: uppercase !important }
  input { width: 47px !important; border: 6px ridge lime !important }
`)

describe('on a hostile page', () => {
  beforeEach(() => {
    document.adoptedStyleSheets = [hostile]
  })
  afterEach(() => {
    document.adoptedStyleSheets = []
    document.documentElement.removeAttribute('style')
  })

  test('the element is unchanged', async () => {
    const element = mount('<parapet-sample></parapet-sample>')
    await ready(element)
    const host = getComputedStyle(element)
    equal(host.display, 'block')
    equal(host.fontSize, '16px')
    equal(host.letterSpacing, 'normal')
    equal(host.textTransform, 'none')
    equal(host.webkitTextFillColor, host.color, 'colour of letters')
    equal(host.visibility, 'visible')
    const input = element.shadowRoot?.querySelector('input')
    const button = element.shadowRoot?.querySelector('button')
    assert(input && button, 'Nothing inside')
    equal(getComputedStyle(button).textTransform, 'none')
    equal(getComputedStyle(input).borderTopWidth, '1px')
    assert(input.getBoundingClientRect().width > 100, 'The input is narrow')
  })

  test('no size depends on the root font size of the page', async () => {
    document.adoptedStyleSheets = []
    const element = mount('<parapet-sample></parapet-sample>')
    await ready(element)
    const before = element.getBoundingClientRect().height
    document.documentElement.style.fontSize = '30px'
    equal(element.getBoundingClientRect().height, before)
  })

  test('hidden stays hidden', async () => {
    const element = mount('<parapet-sample hidden></parapet-sample>')
    await ready(element)
    equal(getComputedStyle(element).display, 'none')
  })
})

describe('themes', () => {
  const background = (element: Element) => getComputedStyle(element).backgroundColor

  test('the attribute selects light or dark, and the page the default', async () => {
    const element = mount('<parapet-sample theme="light"></parapet-sample>')
    await ready(element)
    const light = background(element)
    await assertAccessible(element)
    element.setAttribute('theme', 'dark')
    const dark = background(element)
    assert(light !== dark, 'Dark looks like light')
    await assertAccessible(element)
    element.removeAttribute('theme')
    equal(background(element), light)
    document.documentElement.style.colorScheme = 'dark'
    equal(background(element), dark)
    document.documentElement.style.colorScheme = ''
  })

  test('a brand sets the colours, and a page may override one', async () => {
    const plain = mount('<parapet-sample theme="light"></parapet-sample>')
    const branded = mount('<parapet-sample theme="light" brand="harbor"></parapet-sample>')
    const set = mount(
      '<parapet-sample brand="harbor" style="--parapet-accent: red"></parapet-sample>',
    )
    for (const element of [plain, branded, set]) await ready(element)
    const accent = (element: Element) =>
      getComputedStyle(element).getPropertyValue('--parapet-accent').trim()
    assert(accent(plain) !== accent(branded), 'The brand changed nothing')
    equal(accent(set), 'red')
  })
})
