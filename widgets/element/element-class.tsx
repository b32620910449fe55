import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { adopt, readopt } from '#themes/shadow-dom-inject.ts'
import { themeStyles } from '#themes/theme.ts'
import type { ClientError } from '#core/foundation/errors/client-error.ts'
import { addAccessors, upgradeProperties } from './accessors.ts'
import { isAttributeError, propertiesOf, propertyName, readAttribute } from './attributes.ts'
import type { ElementDefinition } from './definition.ts'
import type { ElementHost, MarkupErrorDetail, UnsavedInput } from './element-host.ts'
import { dispatch } from './dispatch.ts'
import { errorDetail } from './error-detail.ts'
import { addFieldMembers, fieldAttributes, fieldProperties } from './field-members.ts'
import { controlsIn, focusFirst } from './focusable.ts'
import { FormField } from './form-field.ts'
import hostStyles from './host.styles.css'
import { FeatureCache } from './feature-cache.ts'
import { addMethods, Methods } from './methods.ts'
import type { ReceiveRecord } from './receive-record.ts'
import { PlatformLink, type FirstTexts } from './platform-link.ts'
import { placeholderOf } from './placeholder.ts'
import { emitError } from './emit-error.ts'
import { Values } from './values.ts'

interface Reactions {
  connectedCallback(): void
  disconnectedCallback(): void
}

export interface ViewProps {
  readonly host: ElementHost
  readonly onMount: () => void
}

/** Milliseconds that a removed element keeps its input, in case the page reinserts it. */
const inputStays = 60_000

/** Private data by shadow root. */
const views = new WeakMap<Node, ViewProps>()

/**
 * Creates the class of an element. r2wc only mounts and unmounts React. Attributes, properties,
 * events and moves are handled here, because r2wc's own mapping loses data.
 */
export function elementClass(
  definition: ElementDefinition,
  View: ComponentType<ViewProps>,
  texts: FirstTexts,
  receive?: ReceiveRecord,
): CustomElementConstructor {
  const Mounted = ({ container }: { container: ShadowRoot }) => {
    const props = views.get(container)
    return props && <View {...props} />
  }
  // r2wc's type omits the reactions of its class.
  const Base = r2wc(Mounted, { shadow: 'open' }) as new () => HTMLElement & Reactions
  const isField = definition.formAssociated ?? false
  const names = [...propertiesOf(definition), ...(isField ? fieldProperties : [])]

  class ParapetElement extends Base {
    /** Distinguishes our classes from those of other scripts. */
    static readonly definition = definition
    static readonly formAssociated = isField
    static readonly observedAttributes = [
      ...Object.keys(definition.attributes),
      ...(isField ? fieldAttributes : []),
    ]

    readonly internals = this.attachInternals()
    readonly values = new Values()
    readonly field = new FormField(this.internals)
    readonly methods = new Methods()
    readonly #cache = new FeatureCache()
    readonly #platform = new PlatformLink(this.values, texts, receive, (error) =>
      this.report(error),
    )
    readonly #reported = new WeakSet<ClientError>()
    /** Defined until the first view is shown. */
    #arrive: (() => void) | undefined
    /** The element, once its first view is shown. */
    readonly ready: Promise<this> = new Promise((done) => {
      this.#arrive = () => done(this)
    })
    #hasInput = false
    #dirty = false
    #input: UnsavedInput = {}
    #leaving: ReturnType<typeof setTimeout> | undefined
    #removeStyles: (() => void)[] = []

    constructor() {
      super()
      this.#root().addEventListener('input', () => (this.#hasInput = true))
      if (!isField) return
      // A click on a label targets the element itself; other clicks target a node inside.
      this.addEventListener('click', (event) => {
        if (event.composedPath()[0] === this) this.focus()
      })
      // The browser shows the validation message at a focusable control.
      this.addEventListener('invalid', () => this.field.validate(this.#controls()[0]))
    }

    /** Whether the element has unsaved input. */
    get dirty(): boolean {
      return this.#dirty
    }

    /** Saves the input like the element's own button. Returns false on failure. */
    async save(): Promise<boolean> {
      if (definition.methods?.['save']) await this.methods.ready()
      return (await this.#input.save?.()) ?? !this.#dirty
    }

    /** Discards the input, including the draft stored in the tab. */
    discard(): void {
      this.#input.discard?.()
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const shape = definition.attributes[attribute]
      if (!shape) {
        if (attribute === 'required') this.field.require(text !== null)
        else this.values.set('readOnly', text !== null)
        return
      }
      const read = readAttribute(attribute, shape, text)
      const invalid = isAttributeError(read)
      this.values.set(propertyName(attribute), invalid ? undefined : read)
      this.values.set(`error:${attribute}`, invalid ? read : undefined)
    }

    override connectedCallback(): void {
      upgradeProperties(this, names)
      if (this.#leaving !== undefined) {
        // Removed and reinserted immediately: keep the input.
        clearTimeout(this.#leaving)
        this.#leaving = undefined
        this.values.set('isDisconnected', false)
        return
      }
      const root = this.#root()
      const placeholder = placeholderOf(definition)
      this.#removeStyles = [...themeStyles, hostStyles].map(({ rules }) => adopt(root, rules))
      root.append(placeholder)
      this.#platform.connect()
      const onMount = () => {
        placeholder.remove()
        this.#tellReady()
      }
      views.set(root, { host: this.#host(root), onMount })
      super.connectedCallback()
    }

    /** `moveBefore()` keeps everything unchanged. */
    connectedMoveCallback(): void {}

    override disconnectedCallback(): void {
      this.#leaving = setTimeout(() => {
        if (!this.#hasInput && !this.#dirty) {
          this.#end()
          return
        }
        this.values.set('isDisconnected', true)
        this.#leaving = setTimeout(() => this.#end(), inputStays)
      })
    }

    /** Releases the element's resources. */
    #end(): void {
      this.#leaving = undefined
      super.disconnectedCallback()
      this.#cache.clear()
      this.#platform.disconnect()
      for (const release of this.#removeStyles) release()
      this.#root().replaceChildren()
      this.values.set('isDisconnected', false)
      this.#hasInput = false
      this.#dirty = false
    }

    #tellReady(): void {
      if (!this.#arrive) return
      this.#arrive()
      this.#arrive = undefined
      // After the render that calls this.
      queueMicrotask(() => dispatch(this, 'parapet-ready', {}))
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

    formStateRestoreCallback(value: string): void {
      this.field.restore(value)
    }

    /** Focuses the first field, once the first view is shown. */
    override focus(options?: FocusOptions): void {
      if (this.#root().activeElement) return
      if (this.#arrive) void this.ready.then(() => focusFirst(this.#root(), options))
      else focusFirst(this.#root(), options)
    }

    #controls(): readonly HTMLElement[] {
      return controlsIn(this.#root())
    }

    report(error: ClientError, given?: MarkupErrorDetail): void {
      if (this.#reported.has(error)) return
      this.#reported.add(error)
      // After rendering, because the event contains the text that the views show.
      setTimeout(() => emitError(this, errorDetail(error, given)))
    }

    #root(): ShadowRoot {
      if (!this.shadowRoot) throw new Error(`<${definition.tag}> has no shadow root`)
      return this.shadowRoot
    }

    #host(root: ShadowRoot): ElementHost {
      return {
        element: this,
        root,
        isField,
        height: definition.height,
        width: definition.width,
        values: this.values,
        field: this.field,
        expose: (loadMethods) => this.methods.expose(loadMethods),
        emit: (name, detail, cancelable) => dispatch(this, name, detail, cancelable),
        report: (error, given) => this.report(error, given),
        keep: (key, make, stop) => this.#cache.get(key, make, stop),
        setDirty: (dirty, input = {}) => {
          this.#input = input
          if (dirty === this.#dirty) return
          this.#dirty = dirty
          dispatch(this, 'parapet-dirty-changed', { dirty })
        },
      }
    }
  }

  const asParapetElement = (element: HTMLElement): ParapetElement => {
    if (element instanceof ParapetElement) return element
    throw new TypeError(`Not a <${definition.tag}>`)
  }
  addAccessors(ParapetElement.prototype, definition, (element) => asParapetElement(element).values)
  addMethods(ParapetElement.prototype, definition, (element) => asParapetElement(element).methods)
  if (isField) addFieldMembers(ParapetElement.prototype, asParapetElement)
  return ParapetElement
}
