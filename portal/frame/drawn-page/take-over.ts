import { drawnPage } from './drawn-page.ts'

const controlsIn = (place: ParentNode): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('input, button, a[href]'),
]

/** Finds what stands for a control of the drawn form: the same place among as many, else the same name. */
const counterparts = (drawn: ParentNode, form: HTMLFormElement) => {
  const before = controlsIn(drawn)
  const now = controlsIn(form)
  const isSame =
    before.length === now.length &&
    before.every(({ tagName }, index) => tagName === now[index]?.tagName)
  return before.flatMap((from, index) => {
    const named = from.getAttribute('name') ?? ''
    const to = isSame ? now[index] : now.find((each) => each.getAttribute('name') === named)
    return to ? [{ from, to }] : []
  })
}

const copyInput = (from: HTMLInputElement, to: HTMLInputElement): void => {
  // A click, so that the form hears of it as if a person had done it.
  if (from.type === 'checkbox') return void (from.checked !== to.checked && to.click())
  if (from.value === '' || from.value === to.value) return
  to.value = from.value
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

const copyFocus = (from: HTMLElement, to: HTMLElement): void => {
  to.focus({ preventScroll: true })
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd, selectionDirection } = from
  // An e-mail field tells no selection, and takes none.
  if (selectionStart === null) return
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
}

/**
 * Puts a form that just mounted in the place of the one that was drawn ahead: what was typed, checked,
 * focused and selected goes on in it. To be called before the browser paints; does nothing where no
 * drawn page stands.
 */
export const takeOver = (form: HTMLFormElement): void => {
  const page = drawnPage()
  const drawn = page?.querySelector('form')
  if (!page || !drawn) return
  const pairs = counterparts(drawn, form)
  for (const { from, to } of pairs) {
    if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) copyInput(from, to)
  }
  // Both stand for a moment: the focus goes from one to the other, and a phone's keyboard stays.
  page.dataset['over'] = ''
  const focused = pairs.find(({ from }) => from === document.activeElement)
  if (focused) copyFocus(focused.from, focused.to)
  page.remove()
}
