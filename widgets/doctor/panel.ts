import type { Finding } from './finding.ts'
import { panelStyles } from './panel.styles.ts'

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  element.append(...children)
  return element
}

const button = (text: string, click: () => void): HTMLButtonElement => {
  const element = make('button', text)
  element.type = 'button'
  element.addEventListener('click', click)
  return element
}

const entry = ({ title, detail, where, line }: Finding): HTMLLIElement => {
  const code = make('pre', line)
  code.tabIndex = 0
  code.setAttribute('role', 'group')
  code.setAttribute('aria-label', where)
  return make('li', make('h3', title), make('p', detail), make('p', `${where}:`), code)
}

const headline = (count: number): string => {
  if (count === 0) return 'Parapet doctor: nothing found'
  return count === 1 ? 'Parapet doctor: 1 finding' : `Parapet doctor: ${count} findings`
}

/**
 * The list at the edge of the page, in the top layer. It uses no markup strings, so no policy
 * blocks it.
 */
export const createPanel = (again: () => void) => {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(panelStyles)
  root.adoptedStyleSheets = [styles]
  const title = make('h2', 'Parapet doctor: examining …')
  title.ariaLive = 'polite'
  const list = make('ol')
  const head = make(
    'header',
    title,
    button('Examine again', again),
    button('Close', () => host.remove()),
  )
  const section = make('section', head, list)
  section.setAttribute('aria-label', 'Parapet doctor')
  section.popover = 'manual'
  root.append(section)

  return {
    show(findings: readonly Finding[]): void {
      if (!host.isConnected) document.body.append(host)
      if (section.matches(':popover-open')) section.hidePopover()
      // The panel stays open while there are findings. Otherwise the next click on the page closes
      // it.
      section.popover = findings.length === 0 ? 'auto' : 'manual'
      section.showPopover()
      title.textContent = headline(findings.length)
      list.replaceChildren(...findings.map(entry))
    },
  }
}
