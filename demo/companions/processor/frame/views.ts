import { field, groupedInput, make, type Field } from './fields.ts'
import type { FrameTexts } from './texts.ts'

/** A skeleton while the session opens. */
export const loadingView = (texts: FrameTexts): Node =>
  make(
    'div',
    { class: 'stack', role: 'status' },
    make('span', { class: 'unseen' }, texts.processing),
    ...[1, 2, 3].map(() => make('div', { class: 'bone' })),
  )

/** A message without an action. */
export const sentenceView = (text: string): Node =>
  make('div', { class: 'result' }, make('p', { role: 'alert' }, text))

/** A message with one action. */
export const retryView = (text: string, label: string, retry: () => void): Node => {
  const button = make('button', { type: 'button', class: 'main' }, label)
  button.addEventListener('click', retry)
  return make('div', { class: 'result' }, make('p', { role: 'alert' }, text), button)
}

/** The result of a payment. */
export const resultView = (title: string, text: string): Node => {
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  mark.setAttribute('class', 'mark')
  mark.setAttribute('viewBox', '0 0 48 48')
  mark.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', 'M24 4a20 20 0 1 0 0 40 20 20 0 0 0 0-40Zm-9 20 7 7 12-13')
  path.setAttribute('fill', 'none')
  path.setAttribute('stroke', 'currentColor')
  path.setAttribute('stroke-width', '3')
  mark.append(path)
  return make(
    'div',
    { class: 'result', role: 'status' },
    mark,
    make('h1', {}, title),
    make('p', {}, text),
  )
}

export interface ChallengeView {
  readonly node: HTMLFormElement
  readonly code: Field
  readonly confirm: HTMLButtonElement
}

/** The bank's challenge, as in 3-D Secure. */
export const challengeView = (
  texts: FrameTexts,
  answer: (code: string) => void,
  giveUp: () => void,
): ChallengeView => {
  const code = field(
    'bank-code',
    texts.challengeCode,
    groupedInput({ autocomplete: 'one-time-code', maxlength: '6' }, (digits) => digits.slice(0, 6)),
  )
  const confirm = make('button', { type: 'submit', class: 'main' }, texts.confirm)
  const cancel = make('button', { type: 'button' }, texts.cancel)
  cancel.addEventListener('click', giveUp)
  const node = make(
    'form',
    { novalidate: '', class: 'stack' },
    make('h1', {}, texts.challengeTitle),
    make('p', {}, texts.challengeText),
    code.element,
    make('div', { class: 'actions' }, confirm, cancel),
  )
  node.addEventListener('submit', (event) => {
    event.preventDefault()
    answer(code.input.value)
  })
  return { node, code, confirm }
}
