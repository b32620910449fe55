import { sendMouse } from '@web/test-runner-commands'
import { assert } from './assert.ts'
import { middleOf } from './keys.ts'

const fields =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range], [readonly], :disabled), select:enabled, textarea:enabled'
const controls = `${fields}, input[type=checkbox]:enabled, input[type=radio]:enabled, button:enabled, a[href]`

/** What a pointer can press: a box of the toggle's label where its own is hidden. */
const pressable = (control: HTMLElement): HTMLElement => {
  const isToggle = control.matches('[type=radio], [type=checkbox]')
  return (isToggle && (control as HTMLInputElement).labels?.[0]) || control
}

/** Choices of one group are on one line or in one list: the last one moves as all do. */
const isEarlierChoice = (control: HTMLElement, all: readonly HTMLElement[]): boolean =>
  control.matches('[type=radio]') &&
  all.findLast((each) => each.getAttribute('name') === control.getAttribute('name')) !== control

const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 0

const frame = (): Promise<number> => new Promise(requestAnimationFrame)

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Puts a value into a field as a user would, without leaving it. */
const enter = (field: Field, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const makeInvalid = (field: Field): void => {
  field.focus()
  if (field instanceof HTMLSelectElement) return enter(field, '')
  if (field.value === '') enter(field, '1')
  enter(field, field.type === 'email' ? 'nobody' : '')
}

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ||
  element.textContent.trim() ||
  element.getAttribute('name') ||
  element.tagName

interface Form {
  readonly name: string
  /** Opens the form anew, without errors, and gives the root of its controls. */
  readonly open: () => Promise<ParentNode>
}

/**
 * Presses each control of a form while the field before it is invalid, and fails when its click is
 * lost. Returns how many fields showed an error after a press.
 */
export const pressAfterError = async ({ name, open }: Form): Promise<number> => {
  let errors = 0
  for (let index = 0, isLast = false; !isLast; index += 1) {
    const root = await open()
    const all = [...root.querySelectorAll<HTMLElement>(controls)].filter((each) =>
      isVisible(pressable(each)),
    )
    isLast = index >= all.length - 1
    const control = all[index]
    if (control && isEarlierChoice(control, all)) continue
    const before = all.slice(0, index).findLast((each) => each.matches(fields))
    const field = before ?? all.find((each) => each.matches(fields) && each !== control)
    if (!control || !field) continue
    const target = pressable(control)
    target.scrollIntoView({ block: 'center' })
    makeInvalid(field as Field)
    // what follows from typing, before the press
    await frame()
    if (!target.isConnected || !isVisible(target)) continue
    const position = middleOf(target)
    const watched = new AbortController()
    let pressed: EventTarget | undefined
    let clicked: EventTarget | undefined
    window.addEventListener(
      'pointerdown',
      (event) => {
        pressed = event.composedPath()[0]
      },
      { capture: true, signal: watched.signal },
    )
    window.addEventListener(
      'click',
      (event) => {
        clicked = event.composedPath()[0]
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true, signal: watched.signal },
    )
    await sendMouse({ type: 'move', position })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'up' })
    await frame()
    watched.abort()
    const isHit = (at: EventTarget | undefined) => at instanceof Node && target.contains(at)
    // a layer above it takes presses of its own
    if (!isHit(pressed)) continue
    assert(
      isHit(clicked),
      `${name}: the click on “${nameOf(target)}” is lost after ${nameOf(field)}`,
    )
    if (root.querySelector('[aria-invalid]')) errors += 1
  }
  return errors
}
