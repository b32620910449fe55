import { useState, type ComponentProps } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { copyText } from '../errors/copy-text.ts'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant'> {
  readonly text: string
  /** Its label before and after copying. */
  readonly label: string
  readonly copied: string
}

/** Copies a text to the clipboard and confirms it. */
export const CopyButton = ({ text, label, copied, ...button }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false)
  return (
    <Button {...button} onClick={() => void copyText(text).then(() => setCopied(true))}>
      {isCopied ? copied : label}
    </Button>
  )
}
