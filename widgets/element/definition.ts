import type { ElementDocs } from './element-docs.ts'

/**
 * The definition of an element as data. The wrapper reads it at run time; the build reads it in
 * Node for the manifest, editor data, JSX types and docs. It uses no DOM and imports no views.
 */

interface Described {
  /** One sentence for the documentation, ending with a full stop. */
  readonly summary: string
}

export type AttributeDefinition = Described &
  (
    | { readonly kind: 'string' | 'number' | 'boolean' }
    /** A platform ID: letters, digits, `-` and `_`. Nothing is shown without a required one. */
    | { readonly kind: 'id'; readonly required?: true }
    /** One of the values, in upper or lower case. */
    | { readonly kind: 'choice'; readonly values: readonly string[] }
  )

declare const valueType: unique symbol

/** A property without an attribute: an object or a function of the type `T`. */
export interface PropertyDefinition<T = unknown> extends Described {
  /** The type as shown in docs and JSX types. */
  readonly type: string
  readonly [valueType]?: T
}

/** Declares a property of the type `T`. */
export const property = <T>(definition: Described & { type: string }): PropertyDefinition<T> =>
  definition

/** A method for page scripts. It returns a promise and waits until the element is ready. */
export interface MethodDefinition<T = unknown> extends Described {
  /** Its parameters in TypeScript: `step: 'company' | 'contact'`. */
  readonly parameters?: string
  /** Type of the resolved value in TypeScript; void when absent. */
  readonly returns?: string
  readonly [valueType]?: T
}

/** Declares a method whose implementation is a `T`. */
export const method = <T extends (...given: never[]) => unknown>(
  definition: Pick<MethodDefinition, 'summary' | 'parameters' | 'returns'>,
): MethodDefinition<T> => definition

interface DetailTypes {
  string: string
  number: number
  boolean: boolean
  'string[]': readonly string[]
}

/** A field of an event's detail. */
export interface DetailField extends Described {
  readonly type: keyof DetailTypes
  readonly optional?: boolean
}

export interface EventDefinition extends Described {
  readonly detail: Readonly<Record<string, DetailField>>
  /** Whether `preventDefault()` stops the element's default action. */
  readonly cancelable?: boolean
}

export interface ElementDefinition {
  readonly tag: `parapet-${string}`
  readonly summary: string
  /** By attribute name; the property has the name in camel case. */
  readonly attributes: Readonly<Record<string, AttributeDefinition>>
  readonly properties: Readonly<Record<string, PropertyDefinition>>
  /** Read-only properties, implemented by the element's class. */
  readonly getters?: Readonly<Record<string, PropertyDefinition>>
  readonly methods?: Readonly<Record<string, MethodDefinition>>
  readonly events: Readonly<Record<`parapet-${string}`, EventDefinition>>
  readonly slots: Readonly<Record<string, Described>>
  readonly parts: Readonly<Record<string, Described>>
  readonly cssProperties: Readonly<Record<`--parapet-${string}`, Described>>
  /** Whether it is a form field: `name`, `value`, validity and reset work as with an `<input>`. */
  readonly formAssociated?: boolean
  /**
   * Height reserved until the element is rendered, as a CSS length. It should fit the first view.
   * On an embedder's page, an element with a record never gets lower.
   */
  readonly height: string
  /**
   * Intrinsic width as a CSS length, for layouts that size by content (rows, dialogs, cells). The
   * element shrinks when there is less space. Default: the width of its texts.
   */
  readonly width?: string
  /** Whether it is inline, like a button. */
  readonly inline?: boolean
  /** Further documentation. Builds leave it out. */
  readonly docs?: ElementDocs
}

/** `quote-id` → `quoteId`. */
export type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

type ValueOfKind<A extends AttributeDefinition> = A extends { kind: 'number' }
  ? number
  : A extends { kind: 'choice'; values: readonly (infer Value)[] }
    ? Value
    : string

type AttributeValue<A extends AttributeDefinition> = A extends { kind: 'boolean' }
  ? boolean
  : ValueOfKind<A> | undefined

/** The props of a feature: every attribute parsed, every property as set. */
export type PropsOf<D extends Pick<ElementDefinition, 'attributes' | 'properties'>> = {
  readonly [Name in keyof D['attributes'] & string as Camel<Name>]: AttributeValue<
    D['attributes'][Name]
  >
} & {
  readonly [Name in keyof D['properties']]?: D['properties'][Name] extends PropertyDefinition<
    infer T
  >
    ? T
    : unknown
}

type OptionalFields<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true } ? Name : never
}[keyof Fields]

type FieldValue<Field> = Field extends { type: infer Type extends keyof DetailTypes }
  ? DetailTypes[Type]
  : never

/** The detail of one event. */
export type DetailOf<E extends EventDefinition> = {
  readonly [Name in Exclude<keyof E['detail'], OptionalFields<E['detail']>>]: FieldValue<
    E['detail'][Name]
  >
} & { readonly [Name in OptionalFields<E['detail']>]?: FieldValue<E['detail'][Name]> }

/** Every event of an element with its detail. */
export type EventsOf<D extends ElementDefinition> = {
  readonly [Name in keyof D['events'] & string]: D['events'][Name] extends EventDefinition
    ? DetailOf<D['events'][Name]>
    : never
}

type MethodNames<D extends ElementDefinition> = keyof NonNullable<D['methods']> & string

/** The implementations of the methods of an element. */
export type MethodsOf<D extends ElementDefinition> = {
  readonly [Name in MethodNames<D>]: NonNullable<D['methods']>[Name] extends MethodDefinition<
    infer T
  >
    ? T
    : never
}

/** Declares an element and keeps its literal types. */
/*@__NO_SIDE_EFFECTS__*/
export const elementDefinition = <const D extends ElementDefinition>(definition: D): D => definition
