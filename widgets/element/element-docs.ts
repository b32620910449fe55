import type { ExampleRecord } from '#core/insurance/sandbox/examples.ts'

/** How an element is tested for accessibility. The texts are in `docs/accessibility.ts`. */
export type AccessibilityTest =
  | 'axe'
  | 'axeStates'
  | 'keyboard'
  | 'keyboardWhole'
  | 'focus'
  | 'targets'
  | 'announced'

/** How a page opens an element: with a key, an email link, or a session from its own server. */
export type ElementAccess =
  | { readonly kind: 'key' | 'link' }
  | { readonly kind: 'session'; readonly record: 'account-id' | 'policy-id' }

/** Documentation of an element beyond its members. */
export interface ElementDocs {
  /** Absent for an element that does not call the platform. */
  readonly access?: ElementAccess
  /** The live example. */
  readonly example: {
    /** Attributes besides `client-key` and `api-base`. */
    readonly attributes: Readonly<Record<string, string>>
    readonly text?: string
    /** Requirements besides a key before it shows anything. */
    readonly needs?: string
    /** The record that it opens on a platform with the demo, and a text that it then shows. */
    readonly record?: { readonly kind: ExampleRecord; readonly shows: string }
    /** A message for a button to send, if the element shows events of the page. */
    readonly message?: string
  }
  /** The effect of each key except Tab. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[]
  /** Its layout on the page. */
  readonly layout: readonly string[]
  readonly accessibility: {
    /** How it is exposed to assistive technology. */
    readonly exposed: string
    readonly tests: readonly AccessibilityTest[]
    /** Known limitations, and the responsibilities of the page. */
    readonly limits: readonly string[]
  }
}
