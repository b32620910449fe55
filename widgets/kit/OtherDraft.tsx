import { useWording } from '../react/use-wording.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface OtherDraftProps {
  /** Replaces the input with that of the other tab; undefined when both are the same. */
  readonly onTake: (() => void) | undefined
}

/** Shows that the same form has different input in another tab, and offers to use that input. */
export function OtherDraft({ onTake }: OtherDraftProps) {
  const t = useWording('element')
  if (onTake === undefined) return null
  return (
    <Notice
      compact
      title={t('element:otherTab.title')}
      actions={
        <Button size="small" onClick={onTake}>
          {t('element:otherTab.take')}
        </Button>
      }
    />
  )
}
