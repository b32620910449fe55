/**
 * Manages style sheets per root. A component adopts its rules into its shadow root or the document.
 * Each style sheet is created once per document, shared by every root, and removed from a root with
 * its last user. Cascade layers decide which style wins, not the order of adoption.
 */

/** Cascade layers, weakest first: tokens, element base, kit, features. */
export const layers = ['tokens', 'base', 'kit', 'feature'] as const
export type Layer = (typeof layers)[number]

/** The rules of a `*.styles.css` file. */
export interface StyleRules {
  readonly layer: Layer
  /** Plain CSS; the layer is added when a style sheet is made. */
  css: string
}

/** The value of `import styles from './x.styles.css'`. */
export interface Styles {
  readonly rules: StyleRules
  readonly classes: Readonly<Record<string, string>>
}

export type StyleRoot = ShadowRoot | Document

const layerOrder = `@layer ${layers.map((layer) => `parapet.${layer}`).join()};`

/** The text of rules inside their layer, as adopted by a root. */
export const layeredCss = ({ layer, css }: StyleRules): string =>
  `${layerOrder}@layer parapet.${layer}{${css}}`

/**
 * The style sheets of one set of rules, by document for adoption, and as a list for hot
 * replacement.
 */
class Copies {
  readonly #byDocument = new WeakMap<Document, CSSStyleSheet>()
  readonly #all = new Set<WeakRef<CSSStyleSheet>>()

  for(rules: StyleRules, document: Document): CSSStyleSheet {
    const known = this.#byDocument.get(document)
    if (known) return known
    // A document can only adopt style sheets created by its own window.
    const copy = new (document.defaultView ?? globalThis).CSSStyleSheet()
    copy.replaceSync(layeredCss(rules))
    this.#byDocument.set(document, copy)
    this.#all.add(new WeakRef(copy))
    return copy
  }

  replace(rules: StyleRules): void {
    for (const copy of this.#all) copy.deref()?.replaceSync(layeredCss(rules))
  }
}

const copies = new WeakMap<StyleRules, Copies>()
const users = new WeakMap<StyleRoot, Map<StyleRules, number>>()

const copiesOf = (rules: StyleRules): Copies => {
  const known = copies.get(rules)
  if (known) return known
  const made = new Copies()
  copies.set(rules, made)
  return made
}

const copyIn = (root: StyleRoot, rules: StyleRules): CSSStyleSheet =>
  copiesOf(rules).for(
    rules,
    root.nodeType === 9 ? (root as Document) : (root.ownerDocument as Document),
  )

/** Adopts the rules into the root until their last user calls the returned function. */
export function adopt(root: StyleRoot, rules: StyleRules): () => void {
  const counts = users.get(root) ?? new Map<StyleRules, number>()
  users.set(root, counts)
  const count = counts.get(rules) ?? 0
  counts.set(rules, count + 1)
  if (count === 0) root.adoptedStyleSheets.push(copyIn(root, rules))

  let released = false
  return () => {
    if (released) return
    released = true
    const left = (counts.get(rules) ?? 1) - 1
    if (left > 0) {
      counts.set(rules, left)
      return
    }
    counts.delete(rules)
    const copy = copyIn(root, rules)
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== copy)
  }
}

/** Adopts the styles of a root again after it moved to another document, which removes them. */
export function readopt(root: ShadowRoot): void {
  const adopted = users.get(root)?.keys() ?? []
  root.adoptedStyleSheets = Array.from(adopted, (rules) => copyIn(root, rules))
}

/** Declares styles; compiled `*.styles.css` modules call this. */
/*@__NO_SIDE_EFFECTS__*/
export function defineStyles(layer: Layer, css: string, classes: Record<string, string>): Styles {
  return { rules: { layer, css }, classes }
}

/** Replaces text and class names in place, for hot reload. */
export function replaceStyles(old: Styles, next: Styles): Styles {
  old.rules.css = next.rules.css
  Object.assign(old.classes, next.classes)
  copies.get(old.rules)?.replace(old.rules)
  return old
}
