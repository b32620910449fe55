import hostStyles from './host.styles.css'

/** Milliseconds until a text is announced: views of the same state that replace each other count as one. */
const pause = 100

/** Milliseconds that a text stays in the region: afterwards readers find it only where it is shown. */
const stay = 5_000

/** The one live region of an element. */
export interface LiveRegion {
  /**
   * Moves the region into a node: the element's root, or an open dialog, which makes everything
   * outside inert. Moves it back when the returned function is called.
   */
  place(node: Node): () => void
  /** Announces each text that was not in the texts before; `read` is called once for many changes. */
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
    // The lines repeat what is on screen: scripts and tests that search the page find a text once.
    return { region, lines: region.attachShadow({ mode: 'closed' }) }
  }

  const move = (): void => {
    made ??= make()
    // A line in a region that is inserted may be announced again.
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
