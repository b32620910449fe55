import { useRef } from 'react'
import { Button } from '#widgets/kit/Button.tsx'

interface FileButtonProps {
  readonly label: string
  /** The field name of the file, for its draft. */
  readonly name?: string
  /** File types: `.pdf,.csv`. */
  readonly accept: string
  readonly isBusy: boolean
  readonly onFile: (file: File) => void
}

/** A button that opens the browser's file picker. */
export const FileButton = ({ label, name, accept, isBusy, onFile }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <input
        ref={input}
        type="file"
        name={name}
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Reset, so that choosing the same file again fires a change.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button icon="plus" busy={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </div>
  )
}
