import { methodsOf } from 'virtual:element-methods'
import { assign } from './assign.ts'

type Listener = (event: Event) => void

export interface ControllerOptions {
  /** Handlers by the name of their event. */
  readonly on?: Readonly<Record<string, Listener>>
  /** What stands inside the tag: the text of a button, or nodes for its slots. */
  readonly content?: string | Node | readonly (string | Node)[]
  /** Every other option is a property of the element. */
  readonly [property: string]: unknown
}

/** An element that a script makes and controls; its methods stand beside these. */
export interface Controller {
  readonly element: HTMLElement
  /** The element, once its code is there. */
  readonly ready: Promise<HTMLElement>
  /** Puts the element into a place of the page, at its end. */
  mount(target: string | Element | ShadowRoot): Controller
  update(options: Readonly<Record<string, unknown>>): Controller
  /** Listens; the returned function stops it. */
  on(event: string, listener: Listener): () => void
  /** Takes the element and everything typed into it off the page. */
  destroy(): void
  /** Stands for the methods of the element. */
  readonly [method: string]: unknown
}

const placeOf = (target: string | Element | ShadowRoot): Element | ShadowRoot => {
  if (typeof target !== 'string') return target
  const found = document.querySelector(target)
  if (!found) throw new Error(`Parapet: nothing on the page matches ${target}`)
  return found
}

/** Makes the controllers of a page; `observe` loads the elements of a shadow root. */
export const controllers =
  (observe: (root: ShadowRoot) => unknown) =>
  (tag: string, { on = {}, content = [], ...properties }: ControllerOptions = {}): Controller => {
    const methods = methodsOf[tag]
    if (!methods) {
      throw new Error(`Parapet: no element ${tag}, but ${Object.keys(methodsOf).join(', ')}`)
    }
    const element = document.createElement(tag)
    const ready = customElements.whenDefined(tag).then(() => {
      customElements.upgrade(element)
      return element
    })
    const call =
      (name: string) =>
      async (...given: readonly unknown[]): Promise<unknown> => {
        const method: unknown = Reflect.get(await ready, name)
        return typeof method === 'function' ? method.apply(element, given) : undefined
      }
    const controller: Controller = {
      ...Object.fromEntries(methods.map((name) => [name, call(name)])),
      element,
      ready,
      mount(target) {
        const place = placeOf(target)
        place.append(element)
        const root = place.getRootNode()
        // The loader finds what stands in the document by itself.
        if ('host' in root) observe(root as ShadowRoot)
        return controller
      },
      update(options) {
        for (const [name, value] of Object.entries(options)) assign(element, name, value)
        return controller
      },
      on(event, listener) {
        element.addEventListener(event, listener)
        return () => element.removeEventListener(event, listener)
      },
      destroy: () => element.remove(),
    }
    for (const [event, listener] of Object.entries(on)) controller.on(event, listener)
    element.append(...[content].flat())
    return controller.update(properties)
  }
