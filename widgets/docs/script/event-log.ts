import { make } from './dom.ts'

/** Maximum number of entries. */
const max = 100

/** Lists the events of the elements that it listens to, newest first. */
export const startEvents = (
  section: HTMLElement,
  names: readonly string[],
): { readonly listen: (element: HTMLElement) => void } => {
  const list = section.querySelector('.log ol')
  const count = section.querySelector('.log span')

  const add = ({ type, detail }: CustomEvent<unknown>): void => {
    if (!(list && count)) return
    list.prepend(
      make('li', {}, make('strong', { textContent: type }), ` ${JSON.stringify(detail)}`),
    )
    if (list.childElementCount > max) list.lastElementChild?.remove()
    count.textContent = `(${list.childElementCount})`
  }
  return {
    listen(element) {
      for (const name of names)
        element.addEventListener(name, (event) => add(event as CustomEvent<unknown>))
    },
  }
}
