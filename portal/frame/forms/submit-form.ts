import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Validates and sends a form; resolves to false if the form or the call rejects it. */
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
