import { prerenderedPage } from './prerendered-page.ts'

const formControls = (place: ParentNode): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('input, button, a[href]'),
]

/**
 * Pairs the controls of the prerendered form with those of the mounted one: by position if there
 * are equally many, else by name.
 */
const counterparts = (drawn: ParentNode, form: HTMLFormElement) => {
  const before = formControls(drawn)
  const now = formControls(form)
  const isSame =
    before.length === now.length &&
    before.every(({ tagName }, index) => tagName === now[index]?.tagName)
  return before.flatMap((from, index) => {
    const name = from.getAttribute('name') ?? ''
    const to = isSame ? now[index] : now.find((each) => each.getAttribute('name') === name)
    return to ? [{ from, to }] : []
  })
}

const copyInput = (from: HTMLInputElement, to: HTMLInputElement): void => {
  // A click, so that the form handles it like one of the user.
  if (from.type === 'checkbox') return void (from.checked !== to.checked && to.click())
  if (from.value === '' || from.value === to.value) return
  to.value = from.value
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

const copyFocus = (from: HTMLElement, to: HTMLElement): void => {
  to.focus({ preventScroll: true })
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd, selectionDirection } = from
  // Email fields have no selection.
  if (selectionStart === null) return
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
}

/**
 * Replaces the prerendered form by the mounted one and carries over input, focus and selection.
 * Call it before the browser paints; it does nothing without a prerendered page.
 */
export const takeOver = (form: HTMLFormElement): void => {
  const page = prerenderedPage()
  const drawn = page?.querySelector('form')
  if (!page || !drawn) return
  const pairs = counterparts(drawn, form)
  for (const { from, to } of pairs) {
    if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) copyInput(from, to)
  }
  // Both forms exist briefly, so that the focus moves directly and a phone's keyboard stays open.
  page.dataset['over'] = ''
  const focused = pairs.find(({ from }) => from === document.activeElement)
  if (focused) copyFocus(focused.from, focused.to)
  page.remove()
}
