import type { LiveExample } from '../live.ts'
import { make } from './dom.ts'

/** Entries of the event log. */
const most = 100

const loader = new URL('../v0/loader.js', location.href).href

const button = (text: string, click: () => void): HTMLButtonElement => {
  const made = make('button', { type: 'button', textContent: text })
  made.addEventListener('click', click)
  return made
}

/** Shows the element of the page with the attributes that a reader can set, and its events. */
const start = (section: HTMLElement, example: LiveExample): void => {
  const stage = section.querySelector('.stage')
  const form = section.querySelector('form')
  const log = section.querySelector('details')
  const events = section.querySelector('.log ol')
  const count = section.querySelector('.log span')
  if (!(stage && form && log && events && count)) return

  const element = document.createElement(example.tag)
  for (const [name, value] of Object.entries(example.attributes)) element.setAttribute(name, value)
  element.textContent = example.text
  const set = (name: string, value: string): void =>
    value === '' ? element.removeAttribute(name) : element.setAttribute(name, value)

  const setting = ({ name, values }: LiveExample['settings'][number]): Node => {
    const control =
      values.length === 0
        ? make('input', { type: 'text', spellcheck: false })
        : make(
            'select',
            {},
            ...['', ...values].map((value) => make('option', { value }, value || '–')),
          )
    control.value = example.attributes[name] ?? ''
    control.addEventListener('change', () => set(name, control.value.trim()))
    return make('label', {}, name, control)
  }

  const note = ({ type, detail }: CustomEvent<unknown>): void => {
    events.prepend(
      make('li', {}, make('strong', { textContent: type }), ` ${JSON.stringify(detail)}`),
    )
    while (events.childElementCount > most) events.lastElementChild?.remove()
    count.textContent = `(${events.childElementCount})`
  }
  for (const name of example.events)
    element.addEventListener(name, (event) => note(event as CustomEvent<unknown>))

  form.addEventListener('submit', (event) => event.preventDefault())
  form.append(...example.settings.map(setting))
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
  form.hidden = form.childElementCount === 0
  log.hidden = example.events.length === 0
  stage.append(element)
  void import(/* @vite-ignore */ loader).catch(() => {
    stage.append(make('p', {}, 'The elements did not load.'))
  })
}

export const startLive = (): void => {
  const section = document.querySelector<HTMLElement>('[data-example]')
  // The build writes it; see `live.ts`.
  if (section) start(section, JSON.parse(section.dataset['example'] ?? '') as LiveExample)
}
