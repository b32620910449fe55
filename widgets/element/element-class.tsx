import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { adopt, readopt } from '#themes/shadow-dom-inject.ts'
import { themeStyles } from '#themes/theme.ts'
import type { ClientError } from '#core/foundation/errors/client-error.ts'
import { addAccessors, upgradeProperties } from './accessors.ts'
import { isAttributeError, propertiesOf, propertyName, readAttribute } from './attributes.ts'
import type { ElementDefinition } from './definition.ts'
import type { ElementHost, Save } from './element-host.ts'
import { dispatch } from './emit.ts'
import { errorDetail } from './error-detail.ts'
import { addFieldMembers, FormField } from './form-field.ts'
import hostStyles from './host.styles.css'
import { FeatureCache } from './feature-cache.ts'
import { addMethods, Methods } from './methods.ts'
import { PlatformLink, type FirstTexts } from './platform-link.ts'
import { placeholderOf } from './placeholder.ts'
import { Values } from './values.ts'

interface Reactions {
  connectedCallback(): void
  disconnectedCallback(): void
}

export interface ViewProps {
  readonly host: ElementHost
  readonly onArrival: () => void
}

/** The private data of each of our elements. */
const views = new WeakMap<Node, ViewProps>()

/**
 * The class of an element. r2wc is given no props: it mounts and unmounts React, while attributes,
 * properties, events and moves are handled here, because its own mapping loses data.
 */
export function elementClass(
  definition: ElementDefinition,
  View: ComponentType<ViewProps>,
  texts: FirstTexts,
): CustomElementConstructor {
  const Mounted = ({ container }: { container: ShadowRoot }) => {
    const props = views.get(container)
    return props && <View {...props} />
  }
  // r2wc's type omits the reactions of its class.
  const Base = r2wc(Mounted, { shadow: 'open' }) as new () => HTMLElement & Reactions
  const names = propertiesOf(definition)

  class ParapetElement extends Base {
    static readonly formAssociated = definition.formAssociated ?? false
    static readonly observedAttributes = Object.keys(definition.attributes)

    readonly internals = this.attachInternals()
    readonly values = new Values()
    readonly field = new FormField(this.internals)
    readonly methods = new Methods()
    readonly #cache = new FeatureCache()
    readonly #platform = new PlatformLink(this.values, texts, (error) => this.report(error))
    readonly #reported = new WeakSet<ClientError>()
    #dirty = false
    #save: Save | undefined
    #leaving: ReturnType<typeof setTimeout> | undefined
    #removeStyles: (() => void)[] = []

    /** Whether the element has unsaved input. */
    get dirty(): boolean {
      return this.#dirty
    }

    /** Saves that input, like the element's own button; false when that fails. */
    async save(): Promise<boolean> {
      return (await this.#save?.()) ?? !this.#dirty
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const shape = definition.attributes[attribute]
      if (!shape) return
      const read = readAttribute(attribute, shape, text)
      const invalid = isAttributeError(read)
      this.values.set(propertyName(attribute), invalid ? undefined : read)
      this.values.set(`error:${attribute}`, invalid ? read : undefined)
    }

    override connectedCallback(): void {
      upgradeProperties(this, names)
      if (this.#leaving !== undefined) {
        // Removed and inserted again at once: the input stays.
        clearTimeout(this.#leaving)
        this.#leaving = undefined
        return
      }
      const root = this.#root()
      const placeholder = placeholderOf(definition.height)
      this.#removeStyles = [...themeStyles, hostStyles].map(({ sheet }) => adopt(root, sheet))
      root.append(placeholder)
      this.#platform.connect()
      views.set(root, { host: this.#host(root), onArrival: () => placeholder.remove() })
      super.connectedCallback()
    }

    /** `moveBefore()` keeps everything unchanged. */
    connectedMoveCallback(): void {}

    override disconnectedCallback(): void {
      this.#leaving = setTimeout(() => {
        this.#leaving = undefined
        super.disconnectedCallback()
        this.#cache.clear()
        this.#platform.disconnect()
        for (const release of this.#removeStyles) release()
        this.#root().replaceChildren()
      })
    }

    adoptedCallback(): void {
      readopt(this.#root())
    }

    formDisabledCallback(disabled: boolean): void {
      this.values.set('disabled', disabled)
    }

    formResetCallback(): void {
      this.field.reset()
    }

    report(error: ClientError): void {
      if (this.#reported.has(error)) return
      this.#reported.add(error)
      dispatch(this, 'parapet-error', errorDetail(error))
    }

    #root(): ShadowRoot {
      if (!this.shadowRoot) throw new Error(`<${definition.tag}> has no shadow root`)
      return this.shadowRoot
    }

    #host(root: ShadowRoot): ElementHost {
      return {
        element: this,
        root,
        height: definition.height,
        values: this.values,
        field: this.field,
        expose: (methods) => this.methods.expose(methods),
        emit: (name, detail, cancelable) => dispatch(this, name, detail, cancelable),
        report: (error) => this.report(error),
        keep: (key, make, stop) => this.#cache.get(key, make, stop),
        setDirty: (dirty, save) => {
          this.#save = save
          if (dirty === this.#dirty) return
          this.#dirty = dirty
          dispatch(this, 'parapet-dirty-changed', { dirty })
        },
      }
    }
  }

  const own = (element: HTMLElement): ParapetElement => {
    if (element instanceof ParapetElement) return element
    throw new TypeError(`Not a <${definition.tag}>`)
  }
  addAccessors(ParapetElement.prototype, definition, (element) => own(element).values)
  addMethods(ParapetElement.prototype, definition, (element) => own(element).methods)
  if (definition.formAssociated)
    addFieldMembers(
      ParapetElement.prototype,
      (element) => own(element).internals,
      (element) => own(element).field,
    )
  return ParapetElement
}
