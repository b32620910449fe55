import { emulateMedia } from '@web/test-runner-commands'

/** Emulates forced colors, as in a contrast theme. Only in Chromium. */
export const forceColors = async (isOn: boolean): Promise<void> => {
  // waits for transitions, because a color in transition has neither value
  await emulateMedia({
    forcedColors: isOn ? 'active' : 'none',
    reducedMotion: isOn ? 'reduce' : 'no-preference',
  })
  // the shortest transition ends in the second frame
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

type Rgb = readonly [red: number, green: number, blue: number]

/** The result of drawing a color over another. */
const drawn = (color: string, below: Rgb): Rgb => {
  if (!canvas) throw new Error('No canvas')
  canvas.fillStyle = `rgb(${below.join()})`
  canvas.fillRect(0, 0, 1, 1)
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

const luminance = (rgb: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((each) => {
    const part = each / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: Rgb, b: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const systemColor = (name: string): string => {
  const probe = document.createElement('span')
  probe.style.color = name
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The effective background of an element's text. */
const backgroundOf = (element: Element, canvasColor: Rgb): Rgb => {
  const style = getComputedStyle(element)
  // in forced colors, browsers draw a canvas-colored backplate behind text
  if (style.getPropertyValue('forced-color-adjust') === 'auto') return canvasColor
  const parent = element.parentElement
  const below = parent ? backgroundOf(parent, canvasColor) : canvasColor
  return drawn(style.backgroundColor, below)
}

/** The minimum contrast of text (WCAG 1.4.3). */
const min = 4.5

/** The unreadable texts in forced colors, with their contrast. */
export const unreadableTexts = (root: ParentNode): readonly string[] => {
  const canvasColor = drawn(systemColor('Canvas'), [255, 255, 255])
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const text = [...element.childNodes]
      .filter((node) => node instanceof Text)
      .map(({ textContent }) => textContent?.trim() ?? '')
      .join('')
    const isOff = element.closest(':disabled, [aria-disabled=true]') !== null
    if (text === '' || isOff || !element.checkVisibility()) return []
    const background = backgroundOf(element, canvasColor)
    const ratio = contrast(drawn(getComputedStyle(element).color, background), background)
    return ratio < min ? [`${text}: ${ratio.toFixed(1)}`] : []
  })
}
