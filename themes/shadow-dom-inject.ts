/**
 * Style sheets by root. A component adopts its sheet into its root, a shadow root or the document;
 * the sheet is made once per document, shared by every root, and removed from a root with its last
 * user. Cascade layers decide which style wins, never the order of adoption.
 */

/** Cascade layers, weakest first: tokens, element base, kit, features. */
export const layers = ['tokens', 'base', 'kit', 'feature'] as const
export type Layer = (typeof layers)[number]

export interface Sheet {
  readonly layer: Layer
  /** Plain CSS; the layer is added when a copy is made. */
  css: string
}

/** The value of `import styles from './x.styles.css'`. */
export interface Styles {
  readonly sheet: Sheet
  readonly classes: Readonly<Record<string, string>>
}

export type StyleRoot = ShadowRoot | Document

const layerOrder = `@layer ${layers.map((layer) => `parapet.${layer}`).join()};`

/** The text of a sheet inside its layer, as adopted by a root. */
export const layeredCss = ({ layer, css }: Sheet): string =>
  `${layerOrder}@layer parapet.${layer}{${css}}`

/** The copies of a sheet: by document to adopt them, and as a list to replace them in place. */
class Copies {
  readonly #byDocument = new WeakMap<Document, CSSStyleSheet>()
  readonly #all = new Set<WeakRef<CSSStyleSheet>>()

  for(sheet: Sheet, document: Document): CSSStyleSheet {
    const known = this.#byDocument.get(document)
    if (known) return known
    // Only the document whose window made a sheet can adopt it.
    const copy = new (document.defaultView ?? globalThis).CSSStyleSheet()
    copy.replaceSync(layeredCss(sheet))
    this.#byDocument.set(document, copy)
    this.#all.add(new WeakRef(copy))
    return copy
  }

  replace(sheet: Sheet): void {
    for (const copy of this.#all) copy.deref()?.replaceSync(layeredCss(sheet))
  }
}

const copies = new WeakMap<Sheet, Copies>()
const users = new WeakMap<StyleRoot, Map<Sheet, number>>()

const copiesOf = (sheet: Sheet): Copies => {
  const known = copies.get(sheet)
  if (known) return known
  const made = new Copies()
  copies.set(sheet, made)
  return made
}

const copyIn = (root: StyleRoot, sheet: Sheet): CSSStyleSheet =>
  copiesOf(sheet).for(
    sheet,
    root.nodeType === 9 ? (root as Document) : (root.ownerDocument as Document),
  )

/** Adopts the sheet into the root until its last user calls the returned function. */
export function adopt(root: StyleRoot, sheet: Sheet): () => void {
  const counts = users.get(root) ?? new Map<Sheet, number>()
  users.set(root, counts)
  const count = counts.get(sheet) ?? 0
  counts.set(sheet, count + 1)
  if (count === 0) root.adoptedStyleSheets.push(copyIn(root, sheet))

  let released = false
  return () => {
    if (released) return
    released = true
    const left = (counts.get(sheet) ?? 1) - 1
    if (left > 0) {
      counts.set(sheet, left)
      return
    }
    counts.delete(sheet)
    const copy = copyIn(root, sheet)
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== copy)
  }
}

/** Adopts the sheets of a root again after it moved to another document, which empties them. */
export function readopt(root: ShadowRoot): void {
  const sheets = users.get(root)?.keys() ?? []
  root.adoptedStyleSheets = Array.from(sheets, (sheet) => copyIn(root, sheet))
}

/** Declares a sheet; compiled `*.styles.css` modules call this. */
/*@__NO_SIDE_EFFECTS__*/
export function defineStyles(layer: Layer, css: string, classes: Record<string, string>): Styles {
  return { sheet: { layer, css }, classes }
}

/** Hot replacement: puts the new text and class names in place of the old. */
export function replaceStyles(old: Styles, next: Styles): Styles {
  old.sheet.css = next.sheet.css
  Object.assign(old.classes, next.classes)
  copies.get(old.sheet)?.replace(old.sheet)
  return old
}
