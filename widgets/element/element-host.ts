import type { ClientError } from '#core/foundation/errors/client-error.ts'
import type { FormField } from './form-field.ts'
import type { LoadMethods } from './methods.ts'
import type { Values } from './values.ts'

/**
 * Saves a feature's input; false when something is missing or it failed, which the feature shows.
 */
export type Save = () => Promise<boolean>

/** What a page can do with a feature's unsaved input. */
export interface UnsavedInput {
  readonly save?: Save
  /** Drops the input, with what is stored of it. */
  readonly discard?: () => void
}

/** The part of a markup error that `parapet-error` adds. */
export interface MistakeDetail {
  readonly attribute: string
  readonly message: string
}

/** What a feature can use of its element. */
export interface ElementHost {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly values: Values
  /** Height reserved until the first render, a CSS length. */
  readonly height: string
  /** Intrinsic width, a CSS length; undefined where the texts decide. */
  readonly width: string | undefined
  readonly field: FormField
  /** Whether the element is a field of its form. */
  readonly isField: boolean
  /** Gives the implementations of the element's methods; calls made earlier are waiting for them. */
  expose(loadMethods: LoadMethods): void
  /** Dispatches a bubbling, composed event; false when the page prevented the default. */
  emit(name: string, detail: unknown, cancelable?: boolean): boolean
  /** Reports an error to the page, once; `given` names the malformed attribute. */
  report(error: ClientError, given?: MistakeDetail): void
  /**
   * Tells the page whether leaving would lose input, once per change, and what it can do with it.
   */
  setDirty(dirty: boolean, input?: UnsavedInput): void
  /**
   * Stores a value of a feature that outlives its view: made once, kept through errors and retries,
   * dropped with `stop` when the element leaves the page.
   */
  keep<T extends object>(key: string, make: () => T, stop?: (cached: T) => void): T
}
