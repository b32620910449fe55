import { sendMouse } from '@web/test-runner-commands'
import { assert } from './assert.ts'
import { middleOf } from './keys.ts'

const fields =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range], [readonly], :disabled), select:enabled, textarea:enabled'
const controls = `${fields}, input[type=checkbox]:enabled, input[type=radio]:enabled, button:enabled, a[href]`

/** The pressable target of a control: the label's box if the toggle itself is hidden. */
const pressable = (control: HTMLElement): HTMLElement => {
  const isToggle = control.matches('[type=radio], [type=checkbox]')
  return (isToggle && (control as HTMLInputElement).labels?.[0]) || control
}

/** Options of one group move together, so only the last one is tested. */
const isEarlierChoice = (control: HTMLElement, all: readonly HTMLElement[]): boolean =>
  control.matches('[type=radio]') &&
  all.findLast((each) => each.getAttribute('name') === control.getAttribute('name')) !== control

const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 0

const frame = (): Promise<number> => new Promise(requestAnimationFrame)

/** Waits until an element stops moving, so that effects of typing precede the press. */
const untilStill = async (element: HTMLElement): Promise<void> => {
  let position: string
  do {
    position = middleOf(element).join()
    await frame()
  } while (middleOf(element).join() !== position)
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Enters a value like a user, without leaving the field. */
const enter = (field: Field, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const makeInvalid = (field: Field): void => {
  field.focus({ preventScroll: true })
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
  /** Reopens the form without errors, and returns the root of its controls. */
  readonly open: () => Promise<ParentNode>
}

interface Presses {
  readonly presses: number
  /** The number of presses after which the form showed an error. */
  readonly errors: number
}

/** The pressable controls of a form, in order. */
const controlsOf = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(controls)].filter((each) => isVisible(pressable(each)))

/** The last field before a control that can be made invalid, or the first in the form. */
const fieldFor = (all: readonly HTMLElement[], index: number): Field | undefined => {
  const before = all.slice(0, index).findLast((each) => each.matches(fields))
  return (before ?? all.find((each, at) => at !== index && each.matches(fields))) as
    | Field
    | undefined
}

/** Whether a form shows a field that can be made invalid. */
export const hasField = (root: ParentNode): boolean =>
  controlsOf(root).some((each) => each.matches(fields))

/** Presses a control while a field is invalid. Returns false if another layer took the press. */
const pressAfter = async (form: string, control: HTMLElement, field: Field): Promise<boolean> => {
  const target = pressable(control)
  makeInvalid(field)
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  await untilStill(target)
  if (!target.isConnected || !isVisible(target) || control.matches(':disabled')) return false
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
  const isHit = (at: EventTarget | undefined) =>
    at instanceof Node && (target.contains(at) || control.contains(at))
  if (!isHit(pressed)) return false
  // a list opened by the press may be under the pointer on release
  const hasOpened = control.matches('[role=combobox][aria-expanded=true]')
  assert(
    isHit(clicked) || hasOpened,
    `${form}: the click on “${nameOf(target)}” is lost after ${nameOf(field)}`,
  )
  return true
}

/**
 * Presses each control of a form while the field before it is invalid, and fails when a click is
 * lost. A field that already shows its error no longer moves the layout, so the next control after
 * it is tested in a reopened form.
 */
export const pressAfterError = async ({ name, open }: Form): Promise<Presses> => {
  let presses = 0
  let errors = 0
  let pending: readonly number[] | undefined
  do {
    const root = await open()
    const all = controlsOf(root)
    const used = new Set<Field>()
    const later: number[] = []
    for (const index of pending ?? all.keys()) {
      const control = all[index]
      const field = control && fieldFor(all, index)
      if (!control || !field || isEarlierChoice(control, all)) continue
      const isFirst = used.size === 0
      const isTaken = !used.has(field) && (await pressAfter(name, control, field))
      if (isTaken) presses += 1
      if (isTaken && root.querySelector('[aria-invalid]')) errors += 1
      // a control covered by an earlier press is tested first after reopening
      if (!isTaken && !isFirst) later.push(index)
      if (!isTaken || field.matches('[aria-invalid]')) used.add(field)
    }
    pending = later
  } while (pending.length > 0)
  return { presses, errors }
}
