import hostStyles from './host.styles.css'

/** Milliseconds until a text is announced, so that views that replace each other count as one. */
const pause = 100

/**
 * Milliseconds that a text stays in the region. Afterwards, screen readers find it only where it is
 * shown.
 */
const stay = 5_000

/** The one live region of an element. */
export interface LiveRegion {
  /**
   * Moves the region into a node: the element's root, or an open dialog, because everything outside
   * a dialog is inert. The returned function moves it back.
   */
  place(node: Node): () => void
  /** Announces each new text. `read` is called once for a batch of changes. */
  update(read: () => Iterable<string>): void
}

export const createLiveRegion = (): LiveRegion => {
  const places: Node[] = []
  let announced: ReadonlySet<string> = new Set()
  let read: () => Iterable<string> = () => []
  let timer: ReturnType<typeof setTimeout> | undefined
  let made: { readonly region: HTMLElement; readonly lines: ShadowRoot } | undefined

  const make = () => {
    const region = document.createElement('div')
    region.className = hostStyles.classes['region'] ?? ''
    region.setAttribute('role', 'status')
    region.setAttribute('aria-live', 'polite')
    region.setAttribute('aria-atomic', 'false')
    // Closed, because the lines repeat visible texts, and scripts and tests should find a text only
    // once.
    return { region, lines: region.attachShadow({ mode: 'closed' }) }
  }

  const move = (): void => {
    made ??= make()
    // Lines could be announced again when the region is inserted.
    made.lines.replaceChildren()
    const place = places.at(-1)
    if (place) place.appendChild(made.region)
    else made.region.remove()
  }

  const announce = (text: string): void => {
    const line = document.createElement('p')
    line.textContent = text
    made?.lines.append(line)
    setTimeout(() => line.remove(), stay)
  }

  const flush = (): void => {
    timer = undefined
    const before = announced
    announced = new Set([...read()].filter(Boolean))
    for (const text of announced) if (!before.has(text)) announce(text)
  }

  return {
    place(node) {
      places.push(node)
      move()
      return () => {
        places.splice(places.lastIndexOf(node), 1)
        move()
      }
    },
    update(newest) {
      read = newest
      timer ??= setTimeout(flush, pause)
    },
  }
}
