import type { ComponentProps } from 'react'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import type { useStateChoices } from './use-state-choices.ts'

type FormSelectProps<Values extends DraftValues> = ComponentProps<typeof FormSelect<Values>>

/** A select of a region's states, with a retry if they failed to load. */
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
