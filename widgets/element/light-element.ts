import { LitElement } from 'lit'
import { translationFor } from '#core/foundation/wording/translations.ts'
import { adopt, readopt, type Styles } from '#themes/shadow-dom-inject.ts'
import { brandStyles } from '#themes/brand-styles.ts'
import { brandNames } from '#themes/brands/brands.ts'
import { themeStyles } from '#themes/theme.ts'
import { addAccessors, upgradeProperties } from './accessors.ts'
import { propertiesOf } from './attributes.ts'
import type { ElementDefinition } from './definition.ts'
import type { LocaleTexts } from '../platform/locale-texts.ts'
import { hasPageTexts, pageTextsChanged } from '../texts/page-texts-key.ts'
import { dispatch } from './dispatch.ts'
import { focusFirst } from './focusable.ts'
import hostStyles from './host.styles.css'
import { createLiveRegion, type LiveRegion } from './live-region.ts'
import { Values } from './values.ts'

/**
 * The base class of elements without React. It has the same attributes, properties, themes, brands
 * and protection against the page's styles.
 */
export class LightElement extends LitElement {
  static readonly definition: ElementDefinition
  static readonly ownStyles: readonly Styles[] = []

  readonly values = new Values()
  /** Translated texts, or the page’s own. The built-in texts are used until they have loaded. */
  protected translated: LocaleTexts | undefined
  #arrive = (): void => {}
  /** The element, once its first view is shown. */
  readonly ready: Promise<this> = new Promise((done) => {
    this.#arrive = () => done(this)
  })
  #removeStyles: (() => void)[] = []
  #removeBrand: () => void = () => {}
  #liveRegion: LiveRegion | undefined

  constructor() {
    super()
    this.values.listen(() => this.requestUpdate())
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...Object.keys(this.definition.attributes)]
  }

  /**
   * Adds the properties of the definition to the class. Call it once, after the class declaration.
   */
  static addProperties(this: typeof LightElement): void {
    addAccessors(this.prototype, this.definition, (element) => {
      if (element instanceof LightElement) return element.values
      throw new TypeError(`Not a <${this.definition.tag}>`)
    })
  }

  get #class(): typeof LightElement {
    // An instance's constructor is its own class.
    return this.constructor as typeof LightElement
  }

  get #root(): ShadowRoot {
    // By default Lit renders into the shadow root.
    return this.renderRoot as ShadowRoot
  }

  override connectedCallback(): void {
    upgradeProperties(this, propertiesOf(this.#class.definition))
    super.connectedCallback()
    const styles = [...themeStyles, hostStyles, ...this.#class.ownStyles]
    this.#removeStyles = styles.map(({ rules }) => adopt(this.#root, rules))
    this.#applyBrand()
    this.#translate()
    document.addEventListener(pageTextsChanged, this.#translate)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    document.removeEventListener(pageTextsChanged, this.#translate)
    for (const release of this.#removeStyles) release()
    this.#removeStyles = []
    this.#removeBrand()
  }

  override attributeChangedCallback(name: string, old: string | null, text: string | null): void {
    super.attributeChangedCallback(name, old, text)
    this.requestUpdate()
    if (name === 'locale') this.#translate()
    // On upgrade, attributes are reported before the shadow root exists.
    if (name === 'brand' && this.isConnected && this.shadowRoot) this.#applyBrand()
  }

  adoptedCallback(): void {
    readopt(this.#root)
  }

  protected override firstUpdated(): void {
    this.#arrive()
    this.emit('parapet-ready', {})
  }

  /** Focuses the first field, or the first control where there is no field. */
  override focus(options?: FocusOptions): void {
    if (this.hasUpdated) focusFirst(this.#root, options)
    else void this.ready.then(() => focusFirst(this.#root, options))
  }

  /** The element's live region. It is in the element's root until moved elsewhere. */
  protected get liveRegion(): LiveRegion {
    if (this.#liveRegion) return this.#liveRegion
    this.#liveRegion = createLiveRegion()
    this.#liveRegion.moveTo(this.#root)
    return this.#liveRegion
  }

  emit(name: string, detail: unknown): void {
    dispatch(this, name, detail)
  }

  readonly #translate = (): void => {
    const wanted = this.getAttribute('locale') ?? document.documentElement.lang
    const locale = translationFor(wanted)
    if (!this.isConnected || !(locale || this.translated || hasPageTexts())) return
    import('../texts/light-texts.ts')
      .then(({ lightTexts }) => lightTexts(locale ?? wanted))
      .then((texts) => {
        this.translated = texts
        this.requestUpdate()
      })
      // The built-in texts stay.
      .catch(() => {})
  }

  #applyBrand(): void {
    this.#removeBrand()
    const brand = brandNames.find((name) => name === this.getAttribute('brand')?.toLowerCase())
    const styles = brand && brandStyles[brand]
    this.#removeBrand = styles ? adopt(this.#root, styles.rules) : () => {}
  }
}
