import { useWording } from '../react/use-wording.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface OtherDraftProps {
  /** Shows what was entered in the other tab; undefined where that is the same. */
  readonly onTake: (() => void) | undefined
}

/** Says that the same form was changed in another tab, whose input replaces this one's only on request. */
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
