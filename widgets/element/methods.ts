import type { ElementDefinition } from './definition.ts'

/** Loads the implementations by name. The element's definition types them. */
export type LoadMethods = () => Promise<object>

/** The methods of an element. Calls wait until the feature provides the implementations. */
export class Methods {
  #loadMethods: LoadMethods | undefined
  #waiting: (() => void)[] = []

  expose(loadMethods: LoadMethods): void {
    this.#loadMethods = loadMethods
    for (const go of this.#waiting.splice(0)) go()
  }

  /** Resolves when the feature has provided the implementations. */
  async ready(): Promise<void> {
    if (!this.#loadMethods) await new Promise<void>((done) => this.#waiting.push(done))
  }

  async call(name: string, given: readonly unknown[]): Promise<unknown> {
    await this.ready()
    const method: unknown = Reflect.get((await this.#loadMethods?.()) ?? {}, name)
    return typeof method === 'function' ? method(...given) : undefined
  }
}

/** Defines the methods of a definition on the prototype, except those of the class itself. */
export function addMethods(
  prototype: HTMLElement,
  { methods = {} }: ElementDefinition,
  methodsOf: (element: HTMLElement) => Methods,
): void {
  for (const name of Object.keys(methods))
    if (!(name in prototype))
      Object.defineProperty(prototype, name, {
        configurable: true,
        writable: true,
        value(this: HTMLElement, ...given: readonly unknown[]) {
          return methodsOf(this).call(name, given)
        },
      })
}
