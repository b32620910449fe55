import { useState, type ComponentProps } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { copyText } from '../errors/copy-text.ts'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant'> {
  readonly text: string
  /** Its label, and once the text is on the clipboard. */
  readonly label: string
  readonly copied: string
}

/** Puts a text on the clipboard, and says so. */
export const CopyButton = ({ text, label, copied, ...button }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false)
  return (
    <Button {...button} onClick={() => void copyText(text).then(() => setCopied(true))}>
      {isCopied ? copied : label}
    </Button>
  )
}
