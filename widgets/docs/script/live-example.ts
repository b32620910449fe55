import type { LiveExample } from '../live.ts'
import { make } from './dom.ts'
import { startEvents } from './event-log.ts'
import { exampleKey, leaveRecord, NoExamples, openRecord, sessionOf } from './examples.ts'

/** Milliseconds after which a reader is told that the platform takes long. */
const slowAfter = 10_000

const loader = new URL('../v0/loader.js', location.href).href

interface Shown extends HTMLElement {
  fetchSession?: () => Promise<string>
}

const button = (text: string, click: () => void): HTMLButtonElement => {
  const made = make('button', { type: 'button', textContent: text })
  made.addEventListener('click', click)
  return made
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''

/** What an example says about its record. */
const recordNote = (mailbox: string | undefined): readonly (Node | string)[] =>
  mailbox === undefined
    ? ['The record is one of test mode, which only this tab opens.']
    : [
        'Its code is in ',
        make('a', { href: `/outbox?to=${encodeURIComponent(mailbox)}`, textContent: 'the outbox' }),
        '. The session that it opens finds no record.',
      ]

/** Shows the element of the page with the attributes that a reader can set, and its events. */
const start = (section: HTMLElement, example: LiveExample): void => {
  const { opening } = example
  const stage = section.querySelector<HTMLElement>('.stage')
  const form = section.querySelector('form')
  const note = section.querySelector<HTMLElement>('.note')
  if (!(stage && form && note)) return
  const events = startEvents(section, example.events)

  const given = new Map(Object.entries(example.attributes))
  const controls = new Map<string, HTMLInputElement | HTMLSelectElement>()
  let element: Shown = document.createElement(example.tag)
  let fetchSession: Shown['fetchSession']

  const set = (name: string, value: string): void => {
    if (value === '') given.delete(name)
    else given.set(name, value)
    const control = controls.get(name)
    if (control) control.value = value
    if (value === '') element.removeAttribute(name)
    else element.setAttribute(name, value)
  }

  const setting = ({ name, values }: LiveExample['settings'][number]): Node => {
    const control =
      values.length === 0
        ? make('input', { type: 'text', spellcheck: false })
        : make(
            'select',
            {},
            ...['', ...values].map((value) => make('option', { value }, value || '–')),
          )
    control.value = given.get(name) ?? ''
    control.addEventListener('change', () => set(name, control.value.trim()))
    controls.set(name, control)
    return make('label', {}, name, control)
  }

  const say = (...text: readonly (Node | string)[]): void => {
    note.replaceChildren(...text)
    note.hidden = text.length === 0
  }

  const place = (): void => {
    element = document.createElement(example.tag)
    for (const [name, value] of given) element.setAttribute(name, value)
    if (fetchSession) element.fetchSession = fetchSession
    element.textContent = example.text
    events.listen(element)
    stage.replaceChildren(element)
  }

  const open = async (): Promise<void> => {
    if (opening.kind === 'key') set('client-key', await exampleKey())
    if (opening.kind !== 'record') return
    const { record, attribute } = opening
    const { id, accessToken, mailbox } = await openRecord(record)
    set(attribute, id)
    say(...recordNote(mailbox))
    fetchSession = accessToken === undefined ? undefined : () => sessionOf(record)
  }

  const fail = (error: unknown): void => {
    stage.hidden = true
    form.hidden = true
    if (error instanceof NoExamples)
      say('There is no example here: the platform runs without the demo.')
    else
      say(
        `The example did not open. ${messageOf(error)} `,
        button('Try again', () => void show()),
      )
  }

  const show = async (): Promise<void> => {
    say()
    stage.hidden = false
    // reserves its height before the loader runs
    if (!customElements.get(example.tag)) place()
    const slow = setTimeout(() => say('This is taking longer than usual.'), slowAfter)
    try {
      await open()
    } catch (error) {
      return fail(error)
    } finally {
      clearTimeout(slow)
    }
    if (opening.kind !== 'record') say()
    form.hidden = form.childElementCount === 0
    place()
    await import(/* @vite-ignore */ loader).catch(() => {
      stage.append(make('p', {}, 'The elements did not load.'))
    })
  }

  form.addEventListener('submit', (event) => event.preventDefault())
  form.append(...example.settings.map(setting))
  if (opening.kind === 'record')
    form.append(
      button('Start over', () => {
        leaveRecord(opening.record)
        void show()
      }),
    )
  if (example.message)
    form.append(
      button('Show a message', () =>
        document.dispatchEvent(
          new CustomEvent('parapet-notification', {
            detail: { kind: 'success', text: example.message },
          }),
        ),
      ),
    )
  void show()
}

export const startLive = (): void => {
  const section = document.querySelector<HTMLElement>('[data-example]')
  // The build writes it; see `live.ts`.
  if (section) start(section, JSON.parse(section.dataset['example'] ?? '') as LiveExample)
}
