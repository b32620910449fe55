import type { SearchEntry } from '../search-index.ts'
import { make } from './dom.ts'
import { rank } from './rank.ts'

/** Activates the search in the header. Its index loads on first focus. */
export const startSearch = (): void => {
  const box = document.querySelector('search')
  const field = document.querySelector<HTMLInputElement>('#query')
  const list = document.querySelector('#results')
  const status = document.querySelector('#found')
  if (!(box && field && list && status)) return
  box.hidden = false

  let entries: Promise<readonly SearchEntry[]> | undefined
  const load = () =>
    (entries ??= fetch('search.json', { signal: AbortSignal.timeout(60_000) }).then(
      (answer) => answer.json() as Promise<SearchEntry[]>,
    ))

  const clear = (): void => {
    list.replaceChildren()
    status.textContent = ''
  }

  const item = ({ href, heading, page, text }: SearchEntry): Node =>
    make(
      'li',
      {},
      make(
        'a',
        { href },
        heading,
        make('small', { textContent: heading === page ? text : `${page} · ${text}` }),
      ),
    )

  const show = async (): Promise<void> => {
    const query = field.value.trim()
    const found = rank(await load(), query)
    if (query !== field.value.trim()) return
    if (query === '') {
      clear()
      return
    }
    list.replaceChildren(
      ...(found.length > 0 ? found.map(item) : [make('li', {}, `Nothing found for “${query}”`)]),
    )
    status.textContent = found.length === 1 ? '1 result' : `${found.length} results`
  }

  /** Arrow keys move between the field and the results. */
  const move = (step: number): void => {
    const stops = [field, ...list.querySelectorAll('a')]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus()
  }

  const failed = (): void => list.replaceChildren(make('li', {}, 'The search did not load.'))

  field.addEventListener('focus', () => void load().catch(() => (entries = undefined)))
  field.addEventListener('input', () => void show().catch(failed))
  box.addEventListener('keydown', (event) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        move(event.key === 'ArrowDown' ? 1 : -1)
        break
      case 'Enter':
        if (document.activeElement === field) list.querySelector('a')?.click()
        break
      case 'Escape':
        clear()
        field.value = ''
        field.focus()
        break
      default:
    }
  })
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !box.contains(relatedTarget as Node)) clear()
  })
  list.addEventListener('click', clear)
  document.addEventListener('pointerdown', ({ target }) => {
    if (!box.contains(target as Node)) clear()
  })
  document.addEventListener('keydown', (event) => {
    const isTyping = event
      .composedPath()
      .some((target) =>
        ['INPUT', 'SELECT', 'TEXTAREA'].includes((target as Partial<Element>).tagName ?? ''),
      )
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    field.focus()
  })
}
