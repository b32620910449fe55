import hostStyles from './host.styles.css'

/** Milliseconds until a text is announced, so that views that replace each other count as one. */
const delayMs = 100

/**
 * Milliseconds that a text stays in the region. Afterwards, screen readers find it only where it is
 * shown.
 */
const lifetimeMs = 5_000

/** The one live region of an element. */
export interface LiveRegion {
  /**
   * Moves the region into a node: the element's root, or an open dialog, because everything outside
   * a dialog is inert. The returned function moves it back.
   */
  moveTo(node: Node): () => void
  /** Announces each new text. `read` is called once for a batch of changes. */
  update(read: () => Iterable<string>): void
}

export const createLiveRegion = (): LiveRegion => {
  const containers: Node[] = []
  let announced: ReadonlySet<string> = new Set()
  let readTexts: () => Iterable<string> = () => []
  let timer: ReturnType<typeof setTimeout> | undefined
  let nodes: { readonly region: HTMLElement; readonly lines: ShadowRoot } | undefined

  const createNodes = () => {
    const region = document.createElement('div')
    region.className = hostStyles.classes['region'] ?? ''
    region.setAttribute('role', 'status')
    region.setAttribute('aria-live', 'polite')
    region.setAttribute('aria-atomic', 'false')
    // Closed, because the lines repeat visible texts, and scripts and tests should find a text only
    // once.
    return { region, lines: region.attachShadow({ mode: 'closed' }) }
  }

  const updatePosition = (): void => {
    nodes ??= createNodes()
    // Lines could be announced again when the region is inserted.
    nodes.lines.replaceChildren()
    const container = containers.at(-1)
    if (container) container.appendChild(nodes.region)
    else nodes.region.remove()
  }

  const announce = (text: string): void => {
    const line = document.createElement('p')
    line.textContent = text
    nodes?.lines.append(line)
    setTimeout(() => line.remove(), lifetimeMs)
  }

  const flush = (): void => {
    timer = undefined
    const previous = announced
    announced = new Set([...readTexts()].filter(Boolean))
    for (const text of announced) if (!previous.has(text)) announce(text)
  }

  return {
    moveTo(node) {
      containers.push(node)
      updatePosition()
      return () => {
        containers.splice(containers.lastIndexOf(node), 1)
        updatePosition()
      }
    },
    update(read) {
      readTexts = read
      timer ??= setTimeout(flush, delayMs)
    },
  }
}
