import { useEffect, useRef, useState } from 'react'
import { useWording } from '../react/use-wording.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** Maximum number of fields named in the notice. */
const maxListedNames = 6

interface RestoredDraftProps {
  /** The labels of the fields that differ from the saved values. */
  readonly fields: readonly string[]
  readonly onDiscard: () => void
}

/** Shows that a form opened with unsaved input from an earlier visit, and in which fields. */
export function RestoredDraft({ fields, onDiscard }: RestoredDraftProps) {
  const t = useWording('element')
  const listed = fields.slice(0, maxListedNames).join(', ')
  const more = fields.length - maxListedNames
  return (
    <Notice
      compact
      title={t('element:restored.title')}
      actions={
        <Button size="small" onClick={onDiscard}>
          {t('element:restored.discard')}
        </Button>
      }
    >
      {more > 0 ? t('element:restored.more', { fields: listed, more }) : listed}
    </Notice>
  )
}

/**
 * The text of a control's label without its optional mark. For a file input, the text of its
 * button.
 */
const labelOf = (form: HTMLFormElement | null | undefined, name: string): string | undefined => {
  const control = form?.querySelector(`[name="${CSS.escape(name)}"]`)
  if (!control) return undefined
  const label =
    control.getAttribute('type') === 'radio'
      ? control.closest('fieldset')?.querySelector('legend')
      : form?.querySelector(`label[for="${CSS.escape(control.id)}"]`)
  return label?.firstChild?.textContent ?? control.getAttribute('aria-label') ?? undefined
}

interface RestoredFieldsProps {
  /** The names of the controls that differ from the saved values. */
  readonly names: readonly string[]
  readonly onDiscard: () => void
}

/** The notice for a form, with field names from its labels. Empty when nothing was restored. */
export function RestoredFields({ names, onDiscard }: RestoredFieldsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [labels, setLabels] = useState<readonly string[]>([])
  useEffect(() => {
    const form = place.current?.closest('form')
    setLabels(names.flatMap((name) => labelOf(form, name) ?? []))
  }, [names])
  if (names.length === 0) return null
  return (
    <div ref={place}>
      <RestoredDraft fields={labels} onDiscard={onDiscard} />
    </div>
  )
}
