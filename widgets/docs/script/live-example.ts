import type { LiveExample } from '../live-section.ts'
import { make } from './dom.ts'
import { startEvents } from './event-log.ts'
import { exampleKey, leaveRecord, NoExamples, openRecord, sessionOf } from './examples.ts'

/** Milliseconds until the page shows that the platform is slow. */
const slowNoticeMs = 10_000

const loader = new URL('../v0/loader.js', location.href).href

interface LiveElement extends HTMLElement {
  fetchSession?: () => Promise<string>
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''

/** Shows the page's element with its settings and its events. */
const start = (section: HTMLElement, example: LiveExample): void => {
  const { opening } = example
  const stage = section.querySelector('.stage')
  const message = stage?.querySelector('.message')
  const reserved = stage?.querySelector<LiveElement>(example.tag)
  if (!(stage && message && reserved)) return
  const settings = section.querySelector<HTMLFieldSetElement>('.settings')
  const events = startEvents(section, example.events)

  const attributes = new Map(Object.entries(example.attributes))
  const controls = new Map(
    [
      ...section.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        '.settings :is(input, select)',
      ),
    ].map((control) => [control.name, control]),
  )
  let element = reserved
  let fetchSession: LiveElement['fetchSession']

  const set = (name: string, value: string): void => {
    if (value === '') attributes.delete(name)
    else attributes.set(name, value)
    const control = controls.get(name)
    if (control) control.value = value
    if (value === '') element.removeAttribute(name)
    else element.setAttribute(name, value)
  }

  const replaceElement = (): void => {
    const next: LiveElement = document.createElement(example.tag)
    for (const [name, value] of attributes) next.setAttribute(name, value)
    if (fetchSession) next.fetchSession = fetchSession
    next.textContent = example.text
    events.listen(next)
    element.replaceWith(next)
    element = next
  }

  const open = async (): Promise<void> => {
    if (opening.kind === 'key') set('client-key', await exampleKey())
    if (opening.kind !== 'record') return
    const { record, attribute } = opening
    const { id, accessToken, mailbox } = await openRecord(record)
    set(attribute, id)
    const outbox = section.querySelector<HTMLAnchorElement>('.note a')
    if (outbox && mailbox !== undefined) outbox.href = `/outbox?to=${encodeURIComponent(mailbox)}`
    fetchSession = accessToken === undefined ? undefined : () => sessionOf(record)
  }

  /** Shows a message in place of the element, whose space stays reserved. */
  const showMessage = (...text: readonly (Node | string)[]): void => {
    message.replaceChildren(...text)
    section.classList.toggle('failed', text.length > 0)
  }

  const fail = (error: unknown): void => {
    if (error instanceof NoExamples) {
      showMessage('No live example: this platform runs without the demo.')
      return
    }
    const retry = make('button', { type: 'button', textContent: 'Try again' })
    retry.addEventListener('click', () => void load())
    showMessage(`The example did not open. ${messageOf(error)} `, retry)
  }

  const load = async (): Promise<void> => {
    showMessage()
    if (settings) settings.disabled = true
    const slow = setTimeout(() => showMessage('This is taking longer than usual.'), slowNoticeMs)
    try {
      await open()
    } catch (error) {
      return fail(error)
    } finally {
      clearTimeout(slow)
    }
    showMessage()
    if (settings) settings.disabled = false
    replaceElement()
    await import(/* @vite-ignore */ loader).catch(() => showMessage('The elements did not load.'))
  }

  section.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  for (const [name, control] of controls)
    control.addEventListener('change', () => set(name, control.value.trim()))
  section.querySelector('[name="start-over"]')?.addEventListener('click', () => {
    if (opening.kind === 'record') leaveRecord(opening.record)
    void load()
  })
  section.querySelector('[name="show-message"]')?.addEventListener('click', () =>
    document.dispatchEvent(
      new CustomEvent('parapet-notification', {
        detail: { kind: 'success', text: example.message },
      }),
    ),
  )
  void load()
}

export const startLive = (): void => {
  const section = document.querySelector<HTMLElement>('[data-example]')
  // Written by the build in `live-section.ts`.
  if (section) start(section, JSON.parse(section.dataset['example'] ?? '') as LiveExample)
}
