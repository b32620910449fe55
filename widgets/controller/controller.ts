import { methodsOf } from 'virtual:element-methods'
import { assign } from './assign.ts'

type Listener = (event: Event) => void

export interface ControllerOptions {
  /** Handlers by event name. */
  readonly on?: Readonly<Record<string, Listener>>
  /** Content of the tag: the text of a button, or nodes for its slots. */
  readonly content?: string | Node | readonly (string | Node)[]
  /** Every other option is a property of the element. */
  readonly [property: string]: unknown
}

/** An element created and controlled by a script. It also has the methods of its element. */
export interface Controller {
  readonly element: HTMLElement
  /** Resolves with the element when its code has loaded. */
  readonly ready: Promise<HTMLElement>
  /** Appends the element to a container on the page. */
  mount(target: string | Element | ShadowRoot): Controller
  update(options: Readonly<Record<string, unknown>>): Controller
  /** Adds a listener. The returned function removes it. */
  on(event: string, listener: Listener): () => void
  /** Removes the element from the page, with everything typed into it. */
  destroy(): void
  /** The methods of the element. */
  readonly [method: string]: unknown
}

const containerOf = (target: string | Element | ShadowRoot): Element | ShadowRoot => {
  if (typeof target !== 'string') return target
  const found = document.querySelector(target)
  if (!found) throw new Error(`Parapet: no element on the page matches ${target}`)
  return found
}

/** Creates the controllers of a page. `observe` loads the elements of a shadow root. */
export const controllers =
  (observe: (root: ShadowRoot) => unknown) =>
  (tag: string, { on = {}, content = [], ...properties }: ControllerOptions = {}): Controller => {
    const methods = methodsOf[tag]
    if (!methods) {
      throw new Error(
        `Parapet: unknown element ${tag}. Known elements: ${Object.keys(methodsOf).join(', ')}`,
      )
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
        const container = containerOf(target)
        container.append(element)
        const root = container.getRootNode()
        // The loader finds elements in the document on its own.
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
