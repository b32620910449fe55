import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Sends a form's values once they are checked; false where they are refused, here or by the call. */
export const submitForm = async <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<boolean>,
): Promise<boolean> => {
  let isSaved = false
  await form.handleSubmit(async (values) => {
    isSaved = await send(values)
  })()
  return isSaved
}
