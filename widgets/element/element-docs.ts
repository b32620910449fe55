import type { ExampleRecord } from '#core/insurance/sandbox/examples.ts'

/** How an element was tested for accessibility; the sentences stand in `docs/accessibility.ts`. */
export type AccessibilityTest =
  | 'axe'
  | 'axeStates'
  | 'keyboard'
  | 'keyboardWhole'
  | 'focus'
  | 'targets'
  | 'announced'

/** How a page opens an element: by its key, by the link of a mail, or by a session of its own server. */
export type ElementAccess =
  | { readonly kind: 'key' | 'link' }
  | { readonly kind: 'session'; readonly record: 'account-id' | 'policy-id' }

/** What the documentation says of an element beside its members. */
export interface ElementDocs {
  /** Absent for an element that opens nothing of the platform. */
  readonly access?: ElementAccess
  /** The live example. */
  readonly example: {
    /** Attributes beside `client-key` and `api-base`. */
    readonly attributes: Readonly<Record<string, string>>
    readonly text?: string
    /** What has to be there before it shows something, beside a key. */
    readonly needs?: string
    /** The record that it opens where the platform runs the demo, and a text that it then shows. */
    readonly record?: { readonly kind: ExampleRecord; readonly shows: string }
    /** Messages of the page's own that a button sends: the element shows events. */
    readonly message?: string
  }
  /** What each key does, beside Tab. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[]
  /** How it takes its place on the page. */
  readonly layout: readonly string[]
  readonly accessibility: {
    /** How it is exposed to assistive technology. */
    readonly exposed: string
    readonly tests: readonly AccessibilityTest[]
    /** Known limits, and what the page itself has to do. */
    readonly limits: readonly string[]
  }
}
