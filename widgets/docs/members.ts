import type { ElementDefinition } from '../element/definition.ts'
import { className } from './type-text.ts'

/** A property that the wrapper adds to those of an element's definition. */
interface Member {
  readonly name: string
  readonly type: string
  readonly summary: string
}

/** A property that a page sets; those with an attribute reflect it. */
interface WritableMember extends Member {
  readonly attribute?: string
}

const ofFields: readonly WritableMember[] = [
  { name: 'name', attribute: 'name', type: 'string', summary: 'Name of the field in its form.' },
  {
    name: 'disabled',
    attribute: 'disabled',
    type: 'boolean',
    summary: 'Excludes the field from its form and disables its controls.',
  },
  {
    name: 'required',
    attribute: 'required',
    type: 'boolean',
    summary: 'Makes the field invalid while it has no value.',
  },
  {
    name: 'readOnly',
    attribute: 'readonly',
    type: 'boolean',
    summary: 'Disables the controls; the value is still submitted.',
  },
  { name: 'value', type: 'string', summary: 'The value that the field submits.' },
]

/** The further properties of a form-associated element that its definition does not have. */
export const fieldMembers = ({
  formAssociated,
  attributes,
}: ElementDefinition): readonly WritableMember[] =>
  formAssociated ? ofFields.filter(({ attribute = '' }) => !(attribute in attributes)) : []

const dirty: Member = {
  name: 'dirty',
  type: 'boolean',
  summary: 'Whether the element has unsaved input.',
}

const readyOf = (tag: string): Member => ({
  name: 'ready',
  type: `Promise<${className(tag)}Element>`,
  summary:
    'Resolves with the element when its first view is on screen, like the `parapet-ready` event.',
})

/** The properties of an element that can only be read. */
export const readOnlyMembers = ({
  tag,
  events,
  getters = {},
}: ElementDefinition): readonly Member[] => [
  readyOf(tag),
  ...('parapet-dirty-changed' in events ? [dirty] : []),
  ...Object.entries(getters).map(([name, { type, summary }]) => ({ name, type, summary })),
]
