import { assert, equal } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { inside, mount } from '../testing/mount.ts'
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

  test('ignores the page’s styles', async () => {
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

  test('has sizes independent of the page’s root font size', async () => {
    document.adoptedStyleSheets = []
    const element = mount('<parapet-sample></parapet-sample>')
    await ready(element)
    const before = element.getBoundingClientRect().height
    document.documentElement.style.fontSize = '30px'
    equal(element.getBoundingClientRect().height, before)
  })

  test('stays hidden with the hidden attribute', async () => {
    const element = mount('<parapet-sample hidden></parapet-sample>')
    await ready(element)
    equal(getComputedStyle(element).display, 'none')
  })
})

/** Computed colors inside the element. */
const colorsOf = (element: Element) => {
  const probe = document.createElement('i')
  inside(element, '[part=base]')?.append(probe)
  const resolve = (token: string) => {
    probe.style.color = `var(--parapet-${token})`
    return getComputedStyle(probe).color
  }
  const colors = {
    fill: resolve('accent'),
    label: resolve('on-accent'),
    hover: resolve('accent-hover'),
    active: resolve('accent-active'),
    text: resolve('accent-text'),
  }
  probe.remove()
  return colors
}

/** The WCAG contrast of two colors, measured on rendered pixels. */
const contrastOf = (front: string, back: string): number => {
  const canvas = document.createElement('canvas').getContext('2d')
  assert(canvas, 'No canvas')
  const luminance = (color: string) => {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = Array.from(
      canvas.getImageData(0, 0, 1, 1).data,
      (byte) => {
        const share = byte / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      },
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [low = 0, high = 0] = [luminance(front), luminance(back)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe('themes', () => {
  const background = (element: Element) => getComputedStyle(element).backgroundColor

  test('uses the theme of the attribute, or the page’s by default', async () => {
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

  test('uses the brand’s colors, and lets a page override one', async () => {
    const plain = mount('<parapet-sample theme="light"></parapet-sample>')
    const branded = mount('<parapet-sample theme="light" brand="harbor"></parapet-sample>')
    const set = mount(
      '<parapet-sample brand="harbor" style="--parapet-accent: red"></parapet-sample>',
    )
    for (const element of [plain, branded, set]) await ready(element)
    const accent = (element: Element) => colorsOf(element).fill
    assert(accent(plain) !== accent(branded), 'The brand changed nothing')
    equal(accent(set), 'rgb(255, 0, 0)')
  })

  test('uses colors set on :root or a container', async () => {
    document.documentElement.style.setProperty('--parapet-accent', 'rgb(1, 2, 3)')
    const between = mount(
      '<div style="--parapet-text: rgb(4, 5, 6)"><parapet-sample></parapet-sample></div>',
    )
    const element = between.firstElementChild
    assert(element, 'No element')
    await ready(element)
    equal(colorsOf(element).fill, 'rgb(1, 2, 3)')
    equal(getComputedStyle(element).color, 'rgb(4, 5, 6)')
    document.documentElement.style.removeProperty('--parapet-accent')
  })

  for (const accent of [
    '#ffe600',
    '#00ff9c',
    '#7f7f7f',
    '#bada55',
    '#0000ff',
    '#ff0000',
    '#111111',
  ])
    for (const theme of ['light', 'dark'])
      test(`shows readable text on accent ${accent} in ${theme}`, async () => {
        const element = mount(
          `<parapet-sample theme="${theme}" style="--parapet-accent: ${accent}"></parapet-sample>`,
        )
        await ready(element)
        const { fill, label, hover, active, text } = colorsOf(element)
        for (const back of [fill, hover, active])
          assert(contrastOf(label, back) >= 4.5, `${label} on ${back}`)
        const back = getComputedStyle(element).backgroundColor
        assert(contrastOf(text, back) >= 4.5, `${text} on ${back}`)
      })
})
