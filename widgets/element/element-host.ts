import type { ClientError } from '#core/foundation/errors/client-error.ts'
import type { FormField } from './form-field.ts'
import type { LoadMethods } from './methods.ts'
import type { Values } from './values.ts'

/**
 * Saves a feature's input. Returns false when input is missing or the save failed, which the
 * feature shows.
 */
export type Save = () => Promise<boolean>

/** The actions of a page on a feature's unsaved input. */
export interface UnsavedInput {
  readonly save?: Save
  /** Discards the input and its stored draft. */
  readonly discard?: () => void
}

/** Fields that `parapet-error` adds for a markup error. */
export interface MarkupErrorDetail {
  readonly attribute: string
  readonly message: string
}

/** The API of the element for its feature. */
export interface ElementHost {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly values: Values
  /** Height reserved until the first render, a CSS length. */
  readonly height: string
  /** Intrinsic width, a CSS length; undefined for the width of the texts. */
  readonly width: string | undefined
  readonly field: FormField
  /** Whether the element is a field of its form. */
  readonly isField: boolean
  /** Provides the implementations of the element's methods. Earlier calls wait for them. */
  expose(loadMethods: LoadMethods): void
  /** Dispatches a bubbling, composed event; false when the page prevented the default. */
  emit(name: string, detail: unknown, cancelable?: boolean): boolean
  /** Reports an error to the page once; `detail` contains the malformed attribute. */
  report(error: ClientError, detail?: MarkupErrorDetail): void
  /**
   * Reports once per change whether leaving would lose input, and how to save or discard it.
   */
  setDirty(dirty: boolean, input?: UnsavedInput): void
  /**
   * Caches a value that outlives the feature's view. It is created once, survives errors and
   * retries, and is released with `stop` when the element leaves the page.
   */
  keep<T extends object>(key: string, make: () => T, stop?: (cached: T) => void): T
}
