import type { ElementDefinition } from '../element/definition.ts'

/** A property that the wrapper gives an element, beside those of its definition. */
interface Member {
  readonly name: string
  readonly type: string
  readonly summary: string
  readonly isWritable?: true
}

/** A property that reflects an attribute of form fields. */
interface FieldAttribute extends Member {
  readonly attribute: string
}

const attributesOfFields: readonly FieldAttribute[] = [
  { attribute: 'name', name: 'name', type: 'string', summary: 'Name of the field in its form.' },
  {
    attribute: 'disabled',
    name: 'disabled',
    type: 'boolean',
    summary: 'Excludes the field from its form and disables its controls.',
  },
  {
    attribute: 'required',
    name: 'required',
    type: 'boolean',
    summary: 'Makes the field invalid while it has no value.',
  },
  {
    attribute: 'readonly',
    name: 'readOnly',
    type: 'boolean',
    summary: 'Disables the controls; the value is still submitted.',
  },
]

/** The further attributes of a form-associated element. */
export const fieldAttributesOf = ({
  formAssociated,
}: ElementDefinition): readonly FieldAttribute[] => (formAssociated ? attributesOfFields : [])

const ofFields: readonly Member[] = [
  ...attributesOfFields,
  { name: 'value', type: 'string', summary: 'What the field gives to its form.' },
].map((member) => ({ ...member, isWritable: true }))

/** The further properties of a form-associated element. */
export const fieldMembers = ({ formAssociated }: ElementDefinition): readonly Member[] =>
  formAssociated ? ofFields : []

const dirty: Member = {
  name: 'dirty',
  type: 'boolean',
  summary: 'Whether the element holds input that is not saved.',
}

/** The properties of an element that can only be read. */
export const readOnlyMembers = ({ events, getters = {} }: ElementDefinition): readonly Member[] => [
  ...('parapet-dirty-changed' in events ? [dirty] : []),
  ...Object.entries(getters).map(([name, { type, summary }]) => ({ name, type, summary })),
]
