import { Checkbox } from '../kit/Checkbox.tsx'
import { useEditor, useValue } from './editor-context.ts'

/** A check box of the form. */
export function DetailCheckbox({
  name,
  label,
}: {
  readonly name: 'isFranchise' | 'isSameAddress'
  readonly label: string
}) {
  const editor = useEditor()
  return (
    <Checkbox
      name={name}
      label={label}
      checked={useValue(name) === true}
      onValue={(isChecked) => editor.set(name, isChecked)}
    />
  )
}
