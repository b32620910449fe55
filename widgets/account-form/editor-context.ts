import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { DetailsEditor } from '#core/insurance/accounts/details-editor-contract.ts'
import type { DetailsField, DetailsForm } from '#core/insurance/accounts/details-form.ts'
import { fieldErrorText } from '#core/foundation/validation/field-errors.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useWording } from '../react/use-wording.ts'

export const EditorContext = createContext<DetailsEditor | undefined>(undefined)

/** The editor of the surrounding form. */
export const useEditor = (): DetailsEditor => {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('No editor: the field is not inside an account form')
  return editor
}

/** The value of a field. Only its own changes rerender the view. */
export const useValue = <Field extends DetailsField>(
  field: Field,
): DetailsForm[Field] | undefined => {
  const { $form } = useEditor()
  const get = useCallback(() => $form.get()?.[field], [$form, field])
  return useSyncExternalStore($form.listen, get, get)
}

/** The mark of a field with a value from the register; undefined for others. */
export const useRegisterMark = (field: DetailsField): string | undefined => {
  const { $form, isFromRegister } = useEditor()
  const t = useWording('account-form')
  const get = useCallback(() => isFromRegister(field), [isFromRegister, field])
  return useSyncExternalStore($form.listen, get, get)
    ? t('account-form:details.fromRegister')
    : undefined
}

/** The text of a field's error; undefined where there is none. */
export const useFieldError = (field: DetailsField, label: string): string | undefined => {
  const { $errors } = useEditor()
  const { wording } = usePlatform()
  useWording('account-form', 'errors', 'address')
  const get = useCallback(() => {
    const error = $errors.get()[field]
    if (error === undefined || 'text' in error) return error?.text
    return fieldErrorText(wording, error.code, { ...error.params, label })
  }, [$errors, field, label, wording])
  return useSyncExternalStore($errors.listen, get, get)
}
