import * as z from 'zod/mini'
import { formDialog, type FormDialogSettings } from './form-dialog.tsx'

type NoValues = Record<string, never>

const nothing = z.object({})

/** Creates the view of a dialog that asks before one call: a form dialog without fields. */
export const callDialog = <Input,>(
  useSettings: (input: Input) => Omit<FormDialogSettings<NoValues>, 'shape' | 'start'>,
) =>
  formDialog<Input, NoValues>({
    useSettings: (input) => ({ ...useSettings(input), shape: nothing, start: {} }),
    Fields: () => null,
  })
