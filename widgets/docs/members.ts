import type { ElementDefinition } from '../element/definition.ts'

/** A property that the wrapper gives an element, beside those of its definition. */
interface Member {
  readonly name: string
  readonly type: string
  readonly summary: string
  readonly isWritable?: true
}

const ofFields: readonly Member[] = [
  { name: 'name', type: 'string', summary: 'Name of the field in its form.', isWritable: true },
  { name: 'value', type: 'string', summary: 'What the field gives to its form.' },
]

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
