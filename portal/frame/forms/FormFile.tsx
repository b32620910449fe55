import type { ReactNode } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { FieldError } from '#widgets/kit/FieldError.tsx'
import { FileButton } from './FileButton.tsx'
import { useEncodedFile, type EncodedFile } from './use-encoded-file.ts'

interface FormFileProps<Values extends DraftValues & EncodedFile> {
  readonly form: UseFormReturn<Values>
  readonly label: string
  /** File types: `.pdf,.csv`. */
  readonly accept: string
  readonly maxBytes: number
  /** The message for a file that is too large. */
  readonly tooLarge: string
  /** The message for a missing or unusable file. */
  readonly invalid: string
  /** The chosen file. */
  readonly children: ReactNode
}

/** A file input of a form, for its fields `fileName` and `file`. */
export const FormFile = <Values extends DraftValues & EncodedFile>(
  props: FormFileProps<Values>,
) => {
  const { form, label, accept, maxBytes, tooLarge, invalid, children } = props
  const set = (name: keyof EncodedFile, value: string) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    })
  const { isBusy, failure, choose } = useEncodedFile({
    maxBytes,
    tooLarge,
    onFile({ fileName, file }) {
      form.clearErrors()
      set('fileName', fileName)
      set('file', file)
    },
  })
  const isInvalid = form.getFieldState('file' as Path<Values>, form.formState).invalid
  const error = failure ?? (isInvalid ? invalid : undefined)
  return (
    <>
      <FileButton
        label={label}
        name="file"
        accept={accept}
        isBusy={isBusy}
        onFile={(file) => void choose(file)}
      />
      {children}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </>
  )
}
