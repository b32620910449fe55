import type { ComponentProps } from 'react'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import type { useStateChoices } from './use-state-choices.ts'

type FormSelectProps<Values extends DraftValues> = ComponentProps<typeof FormSelect<Values>>

/** A choice among the states of a region; where these could not be read, with a way to read them again. */
export const StateSelect = <Values extends DraftValues>({
  states,
  ...props
}: Omit<FormSelectProps<Values>, 'choices' | 'isLoading'> & {
  readonly states: ReturnType<typeof useStateChoices>
}) => (
  <>
    <FormSelect<Values> {...props} isLoading={states.isLoading} choices={states.choices} />
    <QueryFailed answer={states} isSmall />
  </>
)
